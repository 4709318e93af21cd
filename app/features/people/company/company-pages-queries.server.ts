import { eq } from 'drizzle-orm'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { pageContent } from '#database/content/page-content.ts'
import { webPage } from '#database/schema/article.ts'

/** Links of the pages with authored texts, by slug. */
const written: Record<string, () => string> = {
  about: links.company,
  'how-it-works': links.howItWorks,
  privacy: links.privacy,
  'terms-of-service': links.terms,
}

/** Sitemap entries of the home page, the company's pages with their dates, and the lists. */
export async function listCompanyPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .select({ slug: webPage.slug, content: webPage.content })
    .from(webPage)
    .where(eq(webPage.kind, 'simple'))
  const texts = rows.flatMap(({ slug, content }) => {
    const address = written[slug]
    return address ? [{ path: address(), modified: pageContent.parse(content).updated }] : []
  })
  return [{ path: links.home() }, ...texts, { path: links.testimonials() }, { path: links.sitemap() }]
}
