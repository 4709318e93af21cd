import { type FinderCounts, type FinderFilters, PAGE_SIZE } from '#app/features/search/finder/finder.ts'
import { getTripOutlines } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { TripRoute } from './draw-routes.server.ts'
import { type Found, findTrips } from './find-trips.server.ts'
import { respell } from './respell-words.server.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

export interface TripSearch {
  total: number
  counts: FinderCounts
  trips: TripCardData[]
  /** Where the page's trips go. */
  routes: TripRoute[]
  /** The page shown: the first where there is no such page as was asked for. */
  page: number
  pages: number
  /** The words that were looked for instead, where no trip says those that were typed. */
  respelled: string | null
  /** Other ways to put words that find nothing, for the reader to choose. */
  wordings: string[]
}

function countsOf({ tallies, anyone }: Found): FinderCounts {
  const of = (wanted: Found['tallies'][number]['kind']) =>
    Object.fromEntries(
      tallies.filter(({ kind }) => kind === wanted).map(({ choice, trips }) => [choice, trips]),
    )
  return { countries: of('countries'), groups: of('groups'), goals: of('goals'), anyone }
}

/**
 * Published trips that filters ask for: a page of them, and how many there are for every choice. Words that no
 * trip says are looked for as the nearest words that trips do say; a page that is not there is the first.
 */
export async function searchTrips(ctx: Reading, filters: FinderFilters): Promise<TripSearch> {
  const typed = await findTrips(ctx, filters)
  if (typed.said) return present(ctx, filters, typed, { respelled: null, wordings: [] })
  const { near, wordings } = await respell(ctx, filters.words)
  if (near === null) return present(ctx, filters, typed, { respelled: null, wordings })
  const spelled = { ...filters, words: near }
  return present(ctx, spelled, await findTrips(ctx, spelled), { respelled: near, wordings })
}

async function present(
  ctx: Reading,
  filters: FinderFilters,
  result: Found,
  spelling: Pick<TripSearch, 'respelled' | 'wordings'>,
): Promise<TripSearch> {
  const { total, keys } = result
  const outlines = await getTripOutlines(ctx, keys)
  return {
    total,
    counts: countsOf(result),
    trips: outlines.map(({ card }) => card),
    routes: outlines.map(({ card, countryCodes, route }) => ({ key: card.key, countryCodes, places: route })),
    page: total > (filters.page - 1) * PAGE_SIZE ? filters.page : 1,
    pages: Math.ceil(total / PAGE_SIZE),
    ...spelling,
  }
}
