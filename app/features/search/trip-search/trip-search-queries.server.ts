import { type FinderCounts, type FinderFilters, PAGE_SIZE } from '#app/features/search/finder/finder.ts'
import { type Criterion, criteriaOf, type Meanings } from '#app/features/search/ranking/criteria.ts'
import { getAnimals, getMeanings } from '#app/features/search/ranking/meanings-queries.server.ts'
import type { ReadWords } from '#app/features/search/ranking/read-words.server.ts'
import { getTripOutlines } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import type { ReadContext } from '#app/request-context.ts'
import { countTrips } from './count-trips.server.ts'
import type { TripRoute } from './draw-routes.server.ts'
import { findChosen, findClosest, MOST_RANKED } from './find-trips.server.ts'

/** Keys of the trips found. */
export interface FoundTrips {
  keys: string[]
  total: number
  exact: boolean
  counts: FinderCounts | null
  /** Number of the page returned; the first if the requested one does not exist. */
  page: number
  pages: number
  /** The catalogue's facts about the understood words; null without words. */
  meanings: Meanings | null
}

export interface TripSearch extends Omit<FoundTrips, 'keys'> {
  trips: TripCardData[]
  /** Routes of the page's trips. */
  routes: TripRoute[]
}

/** Adds to the filters the places where their animals are seen. */
export async function resolve(ctx: Pick<ReadContext, 'db'>, filters: FinderFilters) {
  const animals = await getAnimals(ctx, filters.animals)
  return { ...filters, seenAt: animals.flatMap(({ seen }) => seen.map(({ at }) => at)) }
}

/**
 * A page of the trips that match the filters. Words exclude no trip; those closest to them come first. A missing page
 * is replaced by the first.
 */
export async function findTrips(
  ctx: Pick<ReadContext, 'db'>,
  filters: FinderFilters,
  words: ReadWords | null,
): Promise<FoundTrips> {
  const [asked, meanings] = await Promise.all([
    resolve(ctx, filters),
    words && getMeanings(ctx, words.understood),
  ])
  const criteria: Criterion[] = words && meanings ? criteriaOf(words.understood, meanings) : []
  const readPage = (page: number) =>
    criteria.length > 0 ? findClosest(ctx, asked, criteria, page) : findChosen(ctx, asked, page)
  const wanted = criteria.length > 0 ? Math.min(filters.page, MOST_RANKED / PAGE_SIZE) : filters.page
  const [counted, found] = await Promise.all([countTrips(ctx, asked), readPage(wanted)])
  const isThere = found.length > 0 || counted.total === 0
  const most = criteria.length > 0 ? Math.min(counted.total, MOST_RANKED) : counted.total
  return {
    ...counted,
    keys: isThere ? found : await readPage(1),
    page: found.length > 0 ? wanted : 1,
    pages: Math.ceil(most / PAGE_SIZE),
    meanings,
  }
}

/** The same, with the data that the finder shows. */
export async function searchTrips(
  ctx: ReadContext,
  filters: FinderFilters,
  words: ReadWords | null = null,
): Promise<TripSearch> {
  const { keys, ...found } = await findTrips(ctx, filters, words)
  const outlines = await getTripOutlines(ctx, keys)
  return {
    ...found,
    trips: outlines.map(({ card }) => card),
    routes: outlines.map(({ card, countryCodes, route }) => ({ key: card.key, countryCodes, places: route })),
  }
}
