import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import type { ArticleList } from './article-schema.ts'
import styles from './article-tags.module.css'

/** Filters: what articles are about, and where they play; the selected one is filled. */
export function ArticleTags({ tags, tag }: Pick<ArticleList, 'tags' | 'tag'>) {
  const rows = [
    { label: m.article_tags_subjects(), tags: tags.filter(({ isPlace }) => !isPlace) },
    { label: m.article_tags_countries(), tags: tags.filter(({ isPlace }) => isPlace) },
  ]
  return (
    <nav aria-label={m.article_tags()} className={styles.rows}>
      {rows.map(({ label, tags: named }, row) => (
        <div key={label} className={styles.row}>
          <b>{label}</b>
          <ul className={styles.tags}>
            {row === 0 && (
              <li>
                <Chip to={links.articles()} aria-current={tag === null ? 'page' : undefined}>
                  {m.article_all()}
                </Chip>
              </li>
            )}
            {named.map(({ key, name }) => (
              <li key={key}>
                <Chip to={links.articles({ tag: key })} aria-current={key === tag?.key ? 'page' : undefined}>
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
