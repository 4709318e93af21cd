import { type FinderFilters, PAGE_SIZE } from '#app/features/search/finder/finder.ts'
import { getTripEntries } from '#app/features/trip/trip/trip-api-queries.server.ts'
import type { TripEntry } from '#app/features/trip/trip/trip-api-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import { findTrips } from './find-trips.server.ts'
import { respell } from './respell-words.server.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

export interface TripList {
  items: TripEntry[]
  /** The next page; null after the last. */
  after: number | null
  total: number
  /** The words that were looked for instead, where no trip says those that were typed. */
  respelled: string | null
}

/** A page of the published trips that filters ask for, as the public calls tell it. */
export async function listTrips(ctx: Reading, filters: FinderFilters): Promise<TripList> {
  const typed = await findTrips(ctx, filters)
  if (typed.said) return pageOf(ctx, filters.page, typed, null)
  const { near } = await respell(ctx, filters.words)
  if (near === null) return { items: [], after: null, total: 0, respelled: null }
  return pageOf(ctx, filters.page, await findTrips(ctx, { ...filters, words: near }), near)
}

async function pageOf(
  ctx: Reading,
  page: number,
  { keys, total }: Awaited<ReturnType<typeof findTrips>>,
  respelled: string | null,
): Promise<TripList> {
  // For a page that is not there the finder shows the first; a program that walks the pages must come to an end.
  const isThere = page === 1 || total > (page - 1) * PAGE_SIZE
  const items = isThere ? await getTripEntries(ctx, keys) : []
  return { items, after: total > page * PAGE_SIZE ? page + 1 : null, total, respelled }
}
