import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { EVERYTHING, type FinderFilters, PAGE_SIZE, type Sort, without } from '#app/features/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { matching, textArray, textRank } from './match-trips.server.ts'
import { respell } from './respell-words.server.ts'
import { getTripOutlines, type TripOutline } from './trip-card-queries.server.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

const counts = z.record(z.string(), z.number().int().positive())
const found = z.object({
  total: z.number().int(),
  /** Keys of the page's trips, in their order. */
  keys: z.array(z.string()),
  /** How many trips each choice would give, all other kinds of filter unchanged. */
  countries: counts,
  groups: counts,
  goals: counts,
  /** How many trips there are for anyone. */
  anyone: z.number().int(),
  /** Whether any trip at all says the words. */
  said: z.boolean(),
})

type Found = z.infer<typeof found>

export interface TripSearch extends Pick<Found, 'total' | 'countries' | 'groups' | 'goals' | 'anyone'> {
  trips: TripOutline[]
  /** The page shown: the first where there is no such page as was asked for. */
  page: number
  pages: number
  /** The words that were looked for instead, where no trip says those that were typed. */
  respelled: string | null
  /** Other ways to put words that find nothing, for the reader to choose. */
  wordings: string[]
}

/** The best first (see the finder's sorts); trips that are equal stay in one order on every page. */
function order({ sort, words, goals }: FinderFilters, locale: Reading['locale']): SQL {
  const shared = sql`cardinality(array(select unnest(${trip.goals}) intersect select unnest(${textArray(goals)})))`
  const closest = sql`${textRank(words, locale)} desc, ${shared} desc, ${trip.publishedTs} desc, ${trip.id}`
  const first: Record<Sort, SQL> = {
    closest,
    days: sql`${trip.days}, ${closest}`,
    price: sql`${trip.fromPriceMinor} nulls last, ${closest}`,
  }
  return first[sort]
}

async function find({ db, locale }: Reading, filters: FinderFilters): Promise<Found> {
  const where = (some: FinderFilters) => matching(some, locale)
  const sayingOnly = where({ ...EVERYTHING, words: filters.words })
  const tally = (choice: SQL, from: SQL, some: FinderFilters) => sql`(
    select coalesce(json_object_agg(choice, trips), '{}')
    from (select ${choice} as choice, count(*) as trips from ${from} where ${where(some)} group by 1) as tally)`
  const inCountries = sql`${trip} join ${tripCountry} on ${tripCountry.tripId} = ${trip.id}`
  const { rows } = await db.execute(sql`select json_build_object(
    'total', (select count(*) from ${trip} where ${where(filters)}),
    'keys', array(
      select ${trip.key} from ${trip} where ${where(filters)} order by ${order(filters, locale)}
      limit ${PAGE_SIZE} offset ${(filters.page - 1) * PAGE_SIZE}),
    'countries', ${tally(sql`${tripCountry.countryTag}`, inCountries, without(filters, ['countries']))},
    'groups', ${tally(sql`unnest(${trip.party})`, sql`${trip}`, without(filters, ['group']))},
    'goals', ${tally(sql`unnest(${trip.goals})`, sql`${trip}`, without(filters, ['goals']))},
    'anyone', (select count(*) from ${trip} where ${where(without(filters, ['group']))}),
    'said', exists (select from ${trip} where ${sayingOnly})
  ) as found`)
  return found.parse(rows[0]?.found)
}

/**
 * Published trips that filters ask for: a page of them, and how many there are for every choice. Words that no
 * trip says are looked for as the nearest words that trips do say; a page that is not there is the first.
 */
export async function searchTrips(ctx: Reading, filters: FinderFilters): Promise<TripSearch> {
  const typed = await find(ctx, filters)
  if (typed.said) return present(ctx, filters, typed, { respelled: null, wordings: [] })
  const { near, wordings } = await respell(ctx, filters.words)
  if (near === null) return present(ctx, filters, typed, { respelled: null, wordings })
  const spelled = { ...filters, words: near }
  return present(ctx, spelled, await find(ctx, spelled), { respelled: near, wordings })
}

async function present(
  ctx: Reading,
  filters: FinderFilters,
  result: Found,
  spelling: Pick<TripSearch, 'respelled' | 'wordings'>,
): Promise<TripSearch> {
  const isPastTheEnd = result.keys.length === 0 && result.total > 0
  const shown = isPastTheEnd ? { ...filters, page: 1 } : filters
  const { keys, total, countries, groups, goals, anyone } = isPastTheEnd ? await find(ctx, shown) : result
  return {
    trips: await getTripOutlines(ctx, keys),
    total,
    page: shown.page,
    pages: Math.ceil(total / PAGE_SIZE),
    countries,
    groups,
    goals,
    anyone,
    ...spelling,
  }
}
