import { presenceWords } from '#app/features/people/staff/presence.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './article-foot.module.css'
import type { ArticlePage } from './article-schema.ts'

/** Below an article: a contact and its tags. */
export function ArticleFoot({ article }: { article: ArticlePage }) {
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
        {tags.map(({ key, name }) => (
          <li key={key}>
            <Chip to={links.articles({ tag: key })}>{name}</Chip>
          </li>
        ))}
      </ul>
    </footer>
  )
}
