import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { atomFeed } from '#app/features/reading/article/article.ts'
import { getArticleFeed } from '#app/features/reading/article/article-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'

/** The feed of the articles, in the language of the address. */
export const loader = pageDoor(async ctx => {
  const [articles, { name }] = await Promise.all([getArticleFeed(ctx), getOperator(ctx)])
  const feed = atomFeed({
    lang: ctx.locale,
    title: `${m.article_list_title()} · ${name}`,
    subtitle: m.article_list_intro(),
    name,
    origin: ctx.origin,
    self: links.articleFeed(),
    page: links.articles(),
    articles: articles.map(article => ({ ...article, href: ctx.origin + links.article(article.slug) })),
  })
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
    },
  })
})
