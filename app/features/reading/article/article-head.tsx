import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './article-head.module.css'
import type { ArticlePage } from './article-schema.ts'

/** The head of an article: its title, what it comes to, who wrote it and when, and its picture. */
export function ArticleHead({ article }: { article: ArticlePage }) {
  const { title, intro, author, picture } = article
  return (
    <header>
      <Wrap className={styles.head}>
        <Breadcrumbs trail={articleTrail(article)} />
        <Display as="h1" size={96} className={styles.title}>
          {title}
        </Display>
        <div className={styles.under}>
          <Text size="lead" className={styles.intro}>
            {intro}
          </Text>
          <div className={styles.by}>
            {author && <Portrait person={author} shape="avatar" sizes="2.25rem" />}
            <p>
              {author && (
                <Anchor to={links.expert(author.fkey)} className={styles.author}>
                  {m.article_by({ name: author.name })}
                </Anchor>
              )}
              <Dates {...article} />
            </p>
          </div>
        </div>
      </Wrap>
      <PictureFrame
        picture={picture}
        ratio="21x9"
        narrow={{ below: 40, ratio: '4x3' }}
        sizes="100vw"
        priority
        className={styles.picture}
      />
      <Wrap>
        <PhotoCredit picture={picture} />
      </Wrap>
    </header>
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

/** The pages above an article. */
export function articleTrail({ country }: Pick<ArticlePage, 'country'>) {
  return [
    ...(country ? [{ label: country.name, to: links.country(country.tag) }] : []),
    { label: m.article_list_title(), to: links.articles() },
  ]
}
