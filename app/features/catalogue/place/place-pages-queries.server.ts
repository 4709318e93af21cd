import { asc, isNull } from 'drizzle-orm'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-pages-queries.server.ts'
import { getListedLinks } from '#app/features/catalogue/country/listed-links.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'

interface Described {
  tag: string
  interests: string[]
  habitats: string[]
}

/** Interests and habitats that a place or a tour of the country is described by. */
function wordPages(tag: string, described: readonly Described[]): string[] {
  const own = described.filter(each => each.tag === tag)
  return [
    ...own.flatMap(({ interests }) => interests.map(interest => links.interest(tag, interest))),
    ...own.flatMap(({ habitats }) => habitats.map(habitat => links.habitat(tag, habitat))),
  ]
}

/** For machines: every place that is written, those the header lists, and what places are found by. */
export async function listPlacePages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [tags, listed, places, tours] = await Promise.all([
    getCountriesWithPages(ctx),
    getListedLinks(ctx),
    ctx.db
      .select({
        tag: place.countryTag,
        kind: place.kind,
        slug: place.slug,
        interests: place.interests,
        habitats: place.habitats,
      })
      .from(place)
      .orderBy(asc(place.id)),
    ctx.db
      .select({
        tag: catalogueItem.countryTag,
        interests: catalogueItem.interests,
        habitats: catalogueItem.habitats,
      })
      .from(catalogueItem)
      .where(isNull(catalogueItem.archived)),
  ])
  return tags.flatMap(tag => {
    const written = places.filter(row => row.tag === tag).map(({ kind, slug }) => links[kind](tag, slug))
    const inHeader = (listed.get(tag) ?? []).filter(path =>
      /^\/[^/]+\/(destinations|attractions)\//.test(path),
    )
    const paths = [links.destinations(tag), ...written, ...inHeader, ...wordPages(tag, [...places, ...tours])]
    return [...new Set(paths)].map(path => ({ path }))
  })
}
