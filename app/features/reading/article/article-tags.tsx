import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import type { ArticleList } from './article-schema.ts'
import styles from './article-tags.module.css'

/** Filter by tag; the selected one is filled. */
export function ArticleTags({ tags, tag }: Pick<ArticleList, 'tags' | 'tag'>) {
  return (
    <nav aria-label={m.article_tags()}>
      <ul className={styles.tags}>
        <li>
          <Chip to={links.articles()} aria-current={tag === null ? 'page' : undefined}>
            {m.article_all()}
          </Chip>
        </li>
        {tags.map(({ key, name }) => (
          <li key={key}>
            <Chip to={links.articles({ tag: key })} aria-current={key === tag?.key ? 'page' : undefined}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
