import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import type { ArticleCardData } from './article.ts'
import styles from './article-card.module.css'

interface ArticleCardProps {
  article: ArticleCardData
  /** Whether it is above the fold. */
  priority?: boolean
  /** Heading level of its title. */
  as?: 'h2' | 'h3'
  /** Across the list, with a larger title. */
  leading?: boolean
}

/** Card of an article; the whole card is one link. */
export function ArticleCard({ article, priority = false, as = 'h2', leading = false }: ArticleCardProps) {
  const { slug, title, intro, published, publishedSaid, minutes, picture, author } = article
  return (
    <article className={leading ? styles.leading : styles.card}>
      <PictureFrame
        picture={picture}
        ratio="4x3"
        sizes={
          leading ? '(width >= 64rem) 54rem, 100vw' : '(width >= 64rem) 27rem, (width >= 40rem) 50vw, 8rem'
        }
        priority={priority}
        decorative
      />
      <div className={styles.words}>
        <Display as={as} size={leading ? 44 : 30} className={styles.title}>
          <Anchor to={links.article(slug)}>{title}</Anchor>
        </Display>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.when}>
          {author && <b>{author.name}</b>}
          <time dateTime={published}>{publishedSaid}</time>
          <span>{m.article_minutes({ count: minutes })}</span>
        </p>
      </div>
    </article>
  )
}

interface ArticleCardsProps {
  articles: readonly ArticleCardData[]
  as?: 'h2' | 'h3'
  /** Whether the first is larger than the others. */
  led?: boolean
}

/** A grid of article cards. */
export function ArticleCards({ articles, as, led = false }: ArticleCardsProps) {
  return (
    <div className={styles.cards}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.slug}
          article={article}
          as={as}
          leading={led && index === 0}
          priority={as !== 'h3' && index < (led ? 1 : 3)}
        />
      ))}
    </div>
  )
}
