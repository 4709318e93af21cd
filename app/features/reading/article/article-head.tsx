import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import type { ArticlePage } from './article.ts'
import styles from './article-head.module.css'

/** Head of an article: picture, title, author and date. */
export function ArticleHead({ article, tools }: { article: ArticlePage; tools: ReactNode }) {
  const { title, author, picture } = article
  return (
    <Masthead
      tone="sky"
      height="read"
      title={title}
      picture={<MastheadFrame picture={picture} />}
      above={<Breadcrumbs trail={articleTrail(article)} />}
      end={
        <>
          <div className={styles.by}>
            {author && <Portrait person={author} shape="avatar" sizes="3.25rem" />}
            <p>
              {author && <Author author={author} />}
              <Dates {...article} />
            </p>
          </div>
          {tools}
        </>
      }
    >
      <PhotoCredit picture={picture} />
    </Masthead>
  )
}

/** The author's name; it leads to their profile while they work here. */
function Author({ author: { name, fkey, isAtWork } }: { author: NonNullable<ArticlePage['author']> }) {
  const by = m.article_by({ name })
  if (!isAtWork) return <span>{by}</span>
  return (
    <Anchor to={links.expert(fkey)} className={styles.author}>
      {by}
    </Anchor>
  )
}

function Dates({ published, publishedSaid, modified, modifiedSaid, minutes }: ArticlePage) {
  return (
    <span className={styles.dates}>
      <time dateTime={published}>{publishedSaid}</time>
      {modifiedSaid && <time dateTime={modified}>{m.article_modified({ day: modifiedSaid })}</time>}
      <span>{m.article_minutes({ count: minutes })}</span>
    </span>
  )
}

/** Breadcrumbs of an article. */
export function articleTrail({ country }: Pick<ArticlePage, 'country'>) {
  return [
    ...(country ? [{ label: country.name, to: links.country(country.tag) }] : []),
    { label: m.article_list_title(), to: links.articles() },
  ]
}
