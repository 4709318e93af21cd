import { listApiPages } from '#app/client/api-docs/api-docs-queries.server.ts'
import { listBeforePages } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { listCountryPages } from '#app/features/catalogue/country/country-queries.server.ts'
import { listPlacePages } from '#app/features/catalogue/place/place-api-queries.server.ts'
import { listSpeciesPages } from '#app/features/catalogue/species/species-place-queries.server.ts'
import { listThemePages } from '#app/features/catalogue/theme/theme-queries.server.ts'
import { listTourPages } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import { listTrekPages } from '#app/features/catalogue/trek/trek-queries.server.ts'
import { listUnplannedPages } from '#app/features/catalogue/unplanned/unplanned-queries.server.ts'
import { listCompanyPages } from '#app/features/people/company/company-queries.server.ts'
import { listStaffPages } from '#app/features/people/staff/staff-queries.server.ts'
import { listArticlePages } from '#app/features/reading/article/article-queries.server.ts'
import { sitemapFiles } from '#app/features/reading/sitemap/sitemap.ts'
import { listTripPages } from '#app/features/trip/trip/trip-api-queries.server.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'

type SitemapContext = Pick<RequestContext, 'db' | 'describeApi'>

/** The sitemap queries of every noun with pages: a page not listed by these is not submitted to search engines. */
const nouns: Record<string, (ctx: SitemapContext) => Promise<PageEntry[]>> = {
  company: listCompanyPages,
  countries: listCountryPages,
  treks: listTrekPages,
  unplanned: listUnplannedPages,
  'before-you-go': listBeforePages,
  themes: listThemePages,
  places: listPlacePages,
  tours: listTourPages,
  trips: listTripPages,
  people: listStaffPages,
  articles: listArticlePages,
  api: listApiPages,
  species: listSpeciesPages,
}

/** The sitemap's files by name, each with its pages. */
export async function getSitemapParts(ctx: SitemapContext): Promise<Map<string, PageEntry[]>> {
  const lists = await Promise.all(
    Object.entries(nouns).map(async ([noun, list]) => [noun, sitemapFiles(await list(ctx))] as const),
  )
  return new Map(
    lists.flatMap(([noun, files]) =>
      files.map((pages, i) => [i === 0 ? noun : `${noun}-${i + 1}`, pages] as const),
    ),
  )
}
