import type { SiteKind } from '#app/features/search/site-search/site-kinds.ts'
import { m } from '#app/paraglide/messages.js'

/** The name of each group. */
export const kindNames: Record<SiteKind, () => string> = {
  pages: m.search_pages,
  trips: m.search_trips,
  countries: m.search_countries,
  places: m.search_places,
  species: m.search_species,
  tours: m.search_tours,
  hotels: m.search_hotels,
  planners: m.search_planners,
  articles: m.search_articles,
}

const counted: Record<SiteKind, (count: { count: number }) => string> = {
  pages: m.search_count_pages,
  trips: m.search_count_trips,
  countries: m.search_count_countries,
  places: m.search_count_places,
  species: m.search_count_species,
  tours: m.search_count_tours,
  hotels: m.search_count_hotels,
  planners: m.search_count_planners,
  articles: m.search_count_articles,
}

/** The trips first, then the other kinds, the best one first. */
export function kindsShown(order: readonly SiteKind[]): SiteKind[] {
  return order.toSorted((a, b) => Number(b === 'trips') - Number(a === 'trips'))
}

/** "5 trips", "2 places". */
export const countOf = (kind: SiteKind, count: number) => counted[kind]({ count })

/** Number of results of each kind: "5 trips, 2 places". */
export function countsOf(groups: readonly { kind: SiteKind; count: number }[]): string {
  return groups.map(({ kind, count }) => countOf(kind, count)).join(', ')
}
