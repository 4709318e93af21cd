import { CompanyHead } from '#app/features/people/company/company-head.tsx'
import { ArticleCards } from '#app/features/reading/article/article-card.tsx'
import { getArticles } from '#app/features/reading/article/article-queries.server.ts'
import { ArticleTags } from '#app/features/reading/article/article-tags.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { feedLink } from '#app/pages/feed-link.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Pager } from '#app/ui/pager.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/articles.ts'
import styles from './articles.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** Every article, the newest first, a page at a time. */
export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  const list = await getArticles(ctx, { page: query.get('page'), tag: query.get('tag') })
  const title = list.tag?.name ?? m.article_list_title()
  return { list, card: await signCard(ctx, { title, kicker: '', poster: null }) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { list, card } = loaderData
  const { tag, page } = list
  const title = tag ? m.article_list_title_tag({ tag: tag.name }) : m.article_list_title()
  return [
    ...pageMeta({
      title: page > 1 ? `${title}, ${m.pager_page({ page })}` : title,
      description: m.article_list_intro(),
      path: links.articles({ tag: tag?.key, page }),
      card,
      matches,
    }),
    feedLink(),
  ]
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { articles, tag, tags, page, pages } = loaderData.list
  return (
    <main id="main">
      <CompanyHead title={tag?.name ?? m.article_list_title()} intro={m.article_list_intro()} />
      <Section rhythm="close">
        <Wrap className={styles.list}>
          <ArticleTags tags={tags} tag={tag} />
          <ArticleCards articles={articles} led />
          <div className={styles.end}>
            <Pager
              label={m.article_more()}
              page={page}
              pages={pages}
              to={number => links.articles({ tag: tag?.key, page: number })}
            />
            <a href={links.articleFeed()} type="application/atom+xml" className={styles.feed}>
              {m.article_feed()}
            </a>
          </div>
        </Wrap>
      </Section>
    </main>
  )
}
