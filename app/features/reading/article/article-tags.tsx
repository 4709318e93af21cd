import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ArticleList, ArticleTag } from './article.ts'
import styles from './article-tags.module.css'

/** Filters: what articles are about, and behind a word where they play; the selected one is filled. */
export function ArticleTags({ tags, tag }: Pick<ArticleList, 'tags' | 'tag'>) {
  const subjects = tags.filter(({ isPlace }) => !isPlace)
  const places = tags.filter(({ isPlace }) => isPlace)
  return (
    <nav aria-label={m.article_tags()} className={styles.rows}>
      <ul className={styles.tags}>
        <li>
          <Chip to={links.articles()} aria-current={tag === null ? 'page' : undefined}>
            {m.article_all()}
          </Chip>
        </li>
        <Chips tags={subjects} tag={tag} />
      </ul>
      {places.length > 0 && (
        <details open={tag?.isPlace}>
          <summary>
            {m.article_tags_countries()} <Icon name="caret-down-bold" size="xs" />
          </summary>
          <ul className={styles.tags}>
            <Chips tags={places} tag={tag} />
          </ul>
        </details>
      )}
    </nav>
  )
}

function Chips({ tags, tag }: { tags: readonly ArticleTag[]; tag: ArticleTag | null }) {
  return tags.map(({ key, name }) => (
    <li key={key}>
      <Chip to={links.articles({ tag: key })} aria-current={key === tag?.key ? 'page' : undefined}>
        {name}
      </Chip>
    </li>
  ))
}
