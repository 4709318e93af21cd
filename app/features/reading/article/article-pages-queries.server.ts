import { asc, desc } from 'drizzle-orm'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { article } from '#database/schema/article.ts'

/** Sitemap entries of articles with the date of their last change, newest first. */
export async function listArticlePages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .select({ slug: article.slug, modified: article.dateModified })
    .from(article)
    .orderBy(desc(article.datePublished), asc(article.slug))
  const entries = rows.map(({ slug, modified }) => ({ path: links.article(slug), modified }))
  return [{ path: links.articles() }, ...entries]
}
