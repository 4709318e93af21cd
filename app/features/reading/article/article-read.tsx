import type { CSSProperties } from 'react'
import { presenceWords } from '#app/features/people/staff/presence.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { pullLine } from '#app/text/pull-line.ts'
import { unbroken } from '#app/text/unbroken.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ArticlePage, ArticleTable } from './article.ts'
import styles from './article-read.module.css'

/** Below an article: a contact and its tags. */
function ArticleFoot({ article }: { article: ArticlePage }) {
  const { slug, tags, author, presence, country } = article
  const who = presence && country ? presenceWords(presence, country.name) : ''
  const ask = links.ask({ country: country?.tag, url: links.article(slug) })
  return (
    <footer className={styles.foot}>
      <div className={styles.ask}>
        <Text>
          {author?.isAtWork
            ? m.article_ask_author({ name: author.firstName })
            : `${m.article_ask_us()} ${who}`.trim()}
        </Text>
        <Button to={ask} data-ask icon="chat-circle-text-bold">
          {m.contact_title()}
        </Button>
      </div>
      <ul className={styles.tags} aria-label={m.article_tags()}>
        <li aria-hidden="true">{m.article_tags()}</li>
        {tags.map(({ key, name }) => (
          <li key={key}>
            <Chip to={links.articles({ tag: key })}>{name}</Chip>
          </li>
        ))}
      </ul>
    </footer>
  )
}

/** Text of an article in one column, with contents on the left and its places on the right. */
export function ArticleRead({ article }: { article: ArticlePage }) {
  const { intro, body, sections, places } = article
  const pulled = pullLine([...body, ...sections.flatMap(part => part.body)], getLocale())
  const from = pulled && sections.find(part => part.body.flat().some(piece => String(piece).includes(pulled)))
  return (
    <div className={styles.read}>
      {sections.length > 0 && <Contents sections={sections} />}
      <div className={styles.first}>
        <Text size="lead" className={styles.intro}>
          {intro}
        </Text>
        <Prose paragraphs={body} />
      </div>
      {places.length > 0 && <Places places={places} />}
      {sections.map((part, index) => (
        <Section key={part.id} part={part} row={index + 2} pulled={part === from ? pulled : null} />
      ))}
      <ArticleFoot article={article} />
    </div>
  )
}

interface SectionProps {
  part: ArticlePage['sections'][number]
  /** Its row of the page. */
  row: number
  /** A sentence of it that stands beside it where there is room. */
  pulled: string | null
}

function Section({ part: { id, title, body, points, table }, row, pulled }: SectionProps) {
  const at = { '--row': row } as CSSProperties
  return (
    <>
      <section id={id} className={styles.part} aria-labelledby={`${id}-title`} style={at}>
        <Display as="h2" size={30} id={`${id}-title`}>
          {title}
        </Display>
        <Prose paragraphs={body} points={points} />
        {table && <Compared table={table} name={title} />}
      </section>
      {pulled && (
        <p className={styles.pulled} style={at} aria-hidden="true">
          {unbroken(pulled)}
        </p>
      )}
    </>
  )
}

function Compared({ table: { columns, rows }, name }: { table: ArticleTable; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <section className={styles.compared} aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{unbroken(row.name)}</th>
              {row.cells.map((cell, i) => (
                <td key={columns[i]}>{unbroken(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Contents({ sections }: Pick<ArticlePage, 'sections'>) {
  return (
    <nav className={styles.contents} aria-label={m.company_contents()}>
      <b>{m.company_contents()}</b>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Places({ places }: Pick<ArticlePage, 'places'>) {
  return (
    <nav className={`on-mist ${styles.inset}`} aria-label={m.article_places()}>
      <b>{m.article_places()}</b>
      <ul>
        {places.map(({ name, line, to }) => (
          <li key={to}>
            <Anchor to={to}>
              <b>{name}</b> {line}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
