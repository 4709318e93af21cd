import { asc } from 'drizzle-orm'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-pages-queries.server.ts'
import { getListedLinks } from '#app/features/catalogue/country/listed-links.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { tourType } from '#database/schema/catalogue.ts'

/** For machines: every country's tours and hotels, and each kind of tour it has written of or lists. */
export async function listTourPages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [tags, listed, types] = await Promise.all([
    getCountriesWithPages(ctx),
    getListedLinks(ctx),
    ctx.db
      .select({ tag: tourType.countryTag, key: tourType.key })
      .from(tourType)
      .orderBy(asc(tourType.position)),
  ])
  return tags.flatMap(tag => {
    const written = types.filter(row => row.tag === tag).map(({ key }) => links.tourType(tag, key))
    const inHeader = (listed.get(tag) ?? []).filter(path => /^\/[^/]+\/tours\/[^/]+$/.test(path))
    const paths = [links.tours(tag), links.hotels(tag), ...written, ...inHeader]
    return [...new Set(paths)].map(path => ({ path }))
  })
}
