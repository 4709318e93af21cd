import type { ReactNode } from 'react'
import type { Paragraph } from '#app/text/prose.ts'
import { Display } from './display.tsx'
import styles from './long-read.module.css'
import { Prose } from './prose.tsx'

export interface Part {
  /** Its anchor on the page. */
  id: string
  title: string
  body: readonly Paragraph[]
  points?: readonly Paragraph[]
  /** Below its text: a table. */
  after?: ReactNode
}

interface LongReadProps {
  /** The title of the table of contents. */
  contents: string
  parts: readonly Part[]
  /** Paragraphs before the first part. */
  lead?: readonly Paragraph[]
  /** Shown below the last part, in the same column. */
  children?: ReactNode
}

/** A text of several parts in one column, with a table of contents beside it if there is room. */
export function LongRead({ contents, parts, lead = [], children }: LongReadProps) {
  return (
    <div className={styles.read}>
      <nav className={styles.contents} aria-label={contents}>
        <p>{contents}</p>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.column}>
        {lead.length > 0 && <Prose paragraphs={lead} />}
        {parts.map(({ id, title, body, points, after }) => (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
            <Display as="h2" size={30} id={`${id}-title`}>
              {title}
            </Display>
            <Prose paragraphs={body} points={points} />
            {after}
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}
