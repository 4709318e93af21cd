import { asc } from 'drizzle-orm'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-pages-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { isPublished } from '#database/schema/published.ts'

/** Sitemap entries of the lists of tours and hotels, and of tour types, for countries that have any. */
export async function listTourPages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [tags, items] = await Promise.all([
    getCountriesWithPages(ctx),
    ctx.db
      .selectDistinct({
        tag: catalogueItem.countryTag,
        kind: catalogueItem.kind,
        type: catalogueItem.tourType,
      })
      .from(catalogueItem)
      .where(isPublished(catalogueItem))
      .orderBy(asc(catalogueItem.tourType)),
  ])
  return tags.flatMap(tag => {
    const own = items.filter(item => item.tag === tag)
    const tours = own.filter(({ kind }) => kind === 'tour')
    const paths = [
      ...(tours.length > 0 ? [links.tours(tag)] : []),
      ...(own.some(({ kind }) => kind === 'hotel') ? [links.hotels(tag)] : []),
      ...tours.flatMap(({ type }) => (type === null ? [] : links.tourType(tag, type))),
    ]
    return paths.map(path => ({ path }))
  })
}
