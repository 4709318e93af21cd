import { ArticleCards } from '#app/features/reading/article/article-card.tsx'
import { ArticleHead, articleTrail } from '#app/features/reading/article/article-head.tsx'
import { getArticle } from '#app/features/reading/article/article-queries.server.ts'
import { ArticleRead } from '#app/features/reading/article/article-read.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { describeArticle } from '#app/features/reading/structured-data/describe-article.server.ts'
import {
  breadcrumbsNode,
  describePage,
  namedOperator,
} from '#app/features/reading/structured-data/describe-page.server.ts'
import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { feedLink } from '#app/pages/feed-link.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SaveAndShare } from '#app/ui/save-mark.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/article.ts'
import styles from './article.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const found = await getArticle(ctx, params.slug)
  const { title, country, picture, slug } = found
  const [cards, operator, card] = await Promise.all([
    getTripCards(ctx, found.tripKeys),
    namedOperator(ctx),
    signCard(ctx, {
      title,
      kicker: country?.name ?? '',
      poster: 'poster' in picture ? picture.poster : null,
    }),
  ])
  const unlike = unlikeOn([picture])
  const trips = unlike(cards)
  const article = { ...found, next: unlike(found.next) }
  const trail = [...articleTrail(article), { label: title, to: links.article(slug) }]
  const data = describePage(describeArticle(ctx, article, operator, card), breadcrumbsNode(ctx, trail))
  return { article, trips, card, data }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { slug, title, intro, published, modified, author } = loaderData.article
  const { card, data } = loaderData
  const article = { published, modified, author: author?.name }
  const page = { title, description: intro, path: links.article(slug), article, card, data }
  return [...pageMeta({ ...page, matches }), feedLink()]
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, trips } = loaderData
  const { origin } = useSite()
  const { slug, title } = article
  return (
    <main id="main">
      <article>
        <ArticleHead
          article={article}
          tools={
            <SaveAndShare item={`article/${slug}`} name={title} address={origin + links.article(slug)} />
          }
        />
        <Section rhythm="tight">
          <Wrap>
            <ArticleRead article={article} />
          </Wrap>
        </Section>
      </article>
      {trips.length > 0 && (
        <Section tone="sunken" className={styles.onwards}>
          <Wrap>
            <SectionHead title={m.article_trips()} />
            <CardGrid>
              {trips.map(trip => (
                <TripCard key={trip.key} trip={trip} />
              ))}
            </CardGrid>
          </Wrap>
        </Section>
      )}
      <Section className={styles.onwards}>
        <Wrap>
          <SectionHead title={m.article_next()}>
            <MoreLink to={links.articles()}>{m.article_all()}</MoreLink>
          </SectionHead>
          <ArticleCards articles={article.next} as="h3" />
        </Wrap>
      </Section>
    </main>
  )
}
