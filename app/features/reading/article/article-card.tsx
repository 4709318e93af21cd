import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './article-card.module.css'
import type { ArticleCardData } from './article-schema.ts'

interface ArticleCardProps {
  article: ArticleCardData
  /** Whether it is above the fold. */
  priority?: boolean
  /** Heading level of its title. */
  as?: 'h2' | 'h3'
}

/** Card of an article; the whole card is one link. */
export function ArticleCard({ article, priority = false, as = 'h2' }: ArticleCardProps) {
  const { slug, title, intro, published, publishedSaid, minutes, picture } = article
  return (
    <article className={styles.card}>
      <PictureFrame
        picture={picture}
        ratio="4x3"
        sizes="(width >= 64rem) 27rem, (width >= 40rem) 50vw, 100vw"
        priority={priority}
        decorative
      />
      <Display as={as} size={30} className={styles.title}>
        <Anchor to={links.article(slug)}>{title}</Anchor>
      </Display>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.when}>
        <time dateTime={published}>{publishedSaid}</time>
        <span>{m.article_minutes({ count: minutes })}</span>
      </p>
    </article>
  )
}

/** A grid of article cards. */
export function ArticleCards({ articles, as }: { articles: readonly ArticleCardData[]; as?: 'h2' | 'h3' }) {
  return (
    <div className={styles.cards}>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} as={as} priority={as !== 'h3' && index < 3} />
      ))}
    </div>
  )
}
