import type { CSSProperties, ReactNode } from 'react'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from './class-names.ts'
import { Display } from './display.tsx'
import { displayEms, widestWord } from './display-ems.ts'
import styles from './masthead.module.css'
import { Wrap } from './wrap.tsx'

/** `line`: the title is one line, with room for figures beside it. `large`: a word or two. `split`: beside the picture. */
const looks = { line: styles.line, large: styles.large, plain: undefined, split: styles.split } as const

const heights = { window: styles.window, content: undefined, read: styles.read } as const

interface MastheadProps {
  look?: keyof typeof looks
  /**
   * `content`: as high as its parts, for a picture that must not be cropped; `read`: leaves room on the first screen for
   * the beginning of a text.
   */
  height?: 'window' | 'content' | 'read'
  tone?: 'sky' | 'mist' | 'night' | 'paper'
  title: string
  /** Fills the height that the text leaves; it has its own minimum height. */
  picture: ReactNode
  /** Shown above the title. */
  above?: ReactNode
  /** Shown directly below the title. */
  lead?: ReactNode
  /** Shown at the end of the title's row. */
  end?: ReactNode
  /** Shown across the band, below the title. */
  children?: ReactNode
}

/** A page's first screen: its picture, and the title in a band below that is always above the fold. */
export function Masthead({
  look = 'plain',
  height = 'window',
  tone = 'paper',
  title,
  picture,
  above,
  lead,
  end,
  children,
}: MastheadProps) {
  const measures = {
    '--ems': displayEms(title).toFixed(2),
    '--word': widestWord(title),
  } as CSSProperties
  return (
    <header
      className={classNames(`on-${tone}`, styles.masthead, heights[height], looks[look])}
      style={measures}
    >
      {picture}
      <Wrap className={styles.band}>
        {above}
        <div className={styles.row}>
          <div>
            <Display as="h1" size={96} className={styles.title}>
              {title}
            </Display>
            {lead && <p className={styles.lead}>{typeof lead === 'string' ? unbroken(lead) : lead}</p>}
          </div>
          {end && <div className={styles.end}>{end}</div>}
        </div>
        {children}
      </Wrap>
    </header>
  )
}
