import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import { readWords } from '#app/features/search/ranking/read-words.server.ts'
import { getTripEntries } from '#app/features/trip/trip/trip-api-queries.server.ts'
import type { TripEntry } from '#app/features/trip/trip/trip-api-schema.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { findTrips } from './trip-search-queries.server.ts'

type Context = ReadContext & Pick<RequestContext, 'now'>

export interface TripList {
  items: TripEntry[]
  /** Number of the next page; null after the last. */
  after: number | null
  total: number
  /** The corrected words, if one of the typed ones occurs in no trip. */
  respelled: string | null
}

/** A page of the published trips that match the filters, for the public API. */
export async function listTrips(ctx: Context, filters: FinderFilters): Promise<TripList> {
  const words = await readWords(ctx, filters.words)
  const { keys, total, page, pages } = await findTrips(ctx, filters, words)
  // For a missing page the finder shows the first one, but an API client that pages through must reach an end.
  const isThere = page === filters.page
  const items = isThere ? await getTripEntries(ctx, keys) : []
  return {
    items,
    after: isThere && page < pages ? page + 1 : null,
    total,
    respelled: words?.respelled ?? null,
  }
}
