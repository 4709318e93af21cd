import { and, arrayContains, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Sort, seasonOf } from '#app/features/search/finder/finder.ts'
import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import type { Fit } from '#app/features/search/ranking/fit.ts'
import type { Cost } from '#app/features/search/ranking/reasons.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'
import { matchTrips, NEWEST, type Search } from './count-trips.server.ts'
import {
  beginning,
  findClosestInSql,
  MOST_RANKED,
  phrasesOf,
  type RankedTrip,
} from './find-closest-in-sql.server.ts'
import {
  type Dictionary,
  type FinderRow,
  type FinderRows,
  indexRows,
  matchRows,
  type Phrase,
  type Phrases,
  readPhrase,
  readRowWords,
} from './match-rows.server.ts'

type Context = Pick<RequestContext, 'db'>

/** Every non-empty subset of the goals. */
function goalChoices(goals: readonly string[]): string[][] {
  const choices = Array.from({ length: 2 ** goals.length - 1 }, (_, i) => i + 1)
  return choices.map(bits => goals.filter((_, place) => bits & (1 << place)))
}

/** Sort keys before the rank; after it come the newest. */
const BEFORE: Record<Sort, SQL> = {
  closest: sql``,
  newest: sql`${NEWEST}, `,
  days: sql`days, `,
  price: sql`from_price_minor nulls last, `,
}

function haveAtLeast(goals: readonly string[], count: number): SQL | undefined {
  const choices = goalChoices(goals).filter(choice => choice.length === count)
  return or(
    ...choices.map(choice =>
      arrayContains(
        finderTrip.choices,
        choice.map(goal => `goal:${goal}`),
      ),
    ),
  )
}

/** For each number of met goals, from all to one, the condition of trips that meet exactly that many. */
function degrees(goals: readonly string[]): { count: number; meeting: SQL | undefined }[] {
  return goals.map((_, i) => {
    const count = goals.length - i
    const more = haveAtLeast(goals, count + 1)
    return { count, meeting: and(haveAtLeast(goals, count), more ? not(more) : undefined) }
  })
}

/** Trips that are at their best in a month, and after them the others. */
function bySeason(month: number): ReturnType<typeof degrees> {
  const inSeason = arrayContains(finderTrip.choices, [`month:${month}`])
  return [
    { count: 1, meeting: inSeason },
    { count: 0, meeting: not(inSeason) },
  ]
}

function stretchesOf({ goals, months, sort }: Search, today: Date): ReturnType<typeof degrees> {
  if (goals.length > 0) return degrees(goals)
  if (sort === 'closest') return bySeason(seasonOf(months, today))
  return [{ count: 0, meeting: sql`true` }]
}

/** SQL for a page without words: trips that meet equally much are read in index order, with a limit. */
function pageOf(search: Search, today: Date, { offset, size }: { offset: number; size: number }): SQL {
  const { sort } = search
  const stretches = stretchesOf(search, today)
  const read = stretches.map(
    ({ count, meeting }) => sql`(
      select trip_id, ${count}::integer as shared, published_ts, days, from_price_minor from ${finderTrip}
      where ${matchTrips(search, ['goals'])} and ${meeting}
      order by ${BEFORE[sort]}${NEWEST} limit ${offset + size})`,
  )
  return sql`select * from (${sql.join(read, sql` union all `)}) as stretches
    order by ${BEFORE[sort]}shared desc, ${NEWEST} limit ${size} offset ${offset}`
}

function keysOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ key }) => z.string().parse(key))
}

/** Keys of a page without words; empty if the page does not exist. */
export async function findChosenTrips(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  search: Search,
  page: number,
  size: number,
): Promise<string[]> {
  const { rows } = await db.execute(sql`
    with page as (
      select *, row_number() over () as position
      from (${pageOf(search, now(), { offset: (page - 1) * size, size })}) as sorted)
    select ${trip.key} from page join ${trip} on ${trip.id} = page.trip_id order by position`)
  return keysOf(rows)
}

/** The rows of finder_trip in memory, read from PostgreSQL: after a change, those that changed. */

/** Up to so many trips are ranked in memory, at some 15 KB each; above that in SQL (decision 67). */
const MOST_IN_MEMORY = 2_000

/** The version of a row is the transaction that wrote it. */
const version = sql<string>`${finderTrip}.xmin::text`

const readVersions = cachedRead(
  'versions of the finder’s rows',
  { tables: [finderTrip, trip] },
  ({ db }: Context): Promise<{ tripId: number; version: string }[]> =>
    db
      .select({ tripId: finderTrip.tripId, version })
      .from(finderTrip)
      .orderBy(desc(finderTrip.publishedTs), finderTrip.tripId)
      .limit(MOST_IN_MEMORY + 1),
)
type Versions = Awaited<ReturnType<typeof readVersions>>

/** Phrases that are cached as PostgreSQL reads them: names and words that are asked for again and again. */
const MOST_PHRASES = 5_000

/** What a database's trips were read as. */
interface Memory {
  rows: ReadonlyMap<string, FinderRow>
  dictionary: Dictionary
  phrases: LRUCache<string, readonly Phrase[]>
  indexed: WeakMap<Versions, Promise<FinderRows>>
}
const memories = new WeakMap<object, Memory>()

function memoryOf(db: object): Memory {
  const memory = memories.get(db) ?? {
    ...{ rows: new Map(), dictionary: new Map(), indexed: new WeakMap() },
    phrases: new LRUCache({ max: MOST_PHRASES }),
  }
  memories.set(db, memory)
  return memory
}

async function readRows({ db }: Context, ids: readonly number[], dictionary: Dictionary) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ row: finderTrip, key: trip.key, version, words: sql<string>`${finderTrip.words}::text` })
    .from(finderTrip)
    .innerJoin(trip, eq(trip.id, finderTrip.tripId))
    .where(inArray(finderTrip.tripId, [...ids]))
  return rows.map(({ row, words, ...own }) => ({
    ...row,
    ...own,
    publishedTs: row.publishedTs.getTime(),
    words: readRowWords(words, dictionary),
  }))
}

const keyOf = ({ tripId, version }: { tripId: number; version: string }) => `${tripId} ${version}`

async function indexVersions(ctx: Context, versions: Versions, memory: Memory): Promise<FinderRows> {
  const changed = versions.filter(one => !memory.rows.has(keyOf(one))).map(({ tripId }) => tripId)
  const read = new Map((await readRows(ctx, changed, memory.dictionary)).map(row => [row.tripId, row]))
  const rows = versions.flatMap(one => read.get(one.tripId) ?? memory.rows.get(keyOf(one)) ?? [])
  memory.rows = new Map(rows.map(row => [keyOf(row), row]))
  return indexRows(rows, memory.dictionary)
}

/** The rows in memory; null if there are too many. */
export async function readFinderRows(ctx: Context): Promise<FinderRows | null> {
  const versions = await readVersions({ db: ctx.db })
  if (versions.length > MOST_IN_MEMORY) return null
  const memory = memoryOf(ctx.db)
  const indexed = memory.indexed.get(versions) ?? indexVersions(ctx, versions, memory)
  memory.indexed.set(versions, indexed)
  // What failed is tried again by the next search.
  indexed.catch(() => memory.indexed.delete(versions))
  return indexed
}

const readAs = z.array(z.object({ asked: z.string(), read: z.array(z.string()) }))

/** The phrases of criteria, as PostgreSQL reads them in both languages. */
async function getPhrases({ db }: Context, criteria: readonly Criterion[]): Promise<Phrases> {
  const { phrases: cache } = memoryOf(db)
  const all = criteria.map(phrasesOf)
  const phrases = [...new Set(all.flatMap(one => one.phrases))]
  const unfinished = [...new Set(all.flatMap(one => one.unfinished ?? []))]
  const missing = phrases.filter(one => !cache.has(one))
  const begun = unfinished.filter(one => !cache.has(beginning(one)))
  const found = new Map<string, readonly Phrase[]>()
  if (missing.length + begun.length > 0) {
    const { rows } = await db.execute(sql`
      select asked, array[phraseto_tsquery('ceiba_en', asked)::text, phraseto_tsquery('ceiba_es', asked)::text] as read
      from unnest(${sql.param(missing)}::text[]) as asked
      union all select asked || ':*', array[to_tsquery('ceiba_en', asked || ':*')::text, to_tsquery('ceiba_es', asked || ':*')::text]
      from unnest(${sql.param(begun)}::text[]) as asked`)
    for (const { asked, read } of readAs.parse(rows)) {
      const known = phrasesIn(read)
      cache.set(asked, known)
      found.set(asked, known)
    }
  }
  for (const one of [...phrases, ...unfinished.map(beginning)])
    if (!found.has(one)) found.set(one, cache.get(one) ?? [])
  return found
}

function phrasesIn(texts: readonly string[]): Phrase[] {
  return texts.flatMap(text => {
    const phrase = readPhrase(text)
    return phrase ? [phrase] : []
  })
}

/** The trips closest by their rows and words, at most twenty pages: ranked in memory, or in SQL if there are many. */
export async function findClosest(
  ctx: Context,
  search: Search,
  criteria: readonly Criterion[],
): Promise<RankedTrip[]> {
  const rows = await readFinderRows(ctx)
  if (!rows) return findClosestInSql(ctx, search, criteria)
  const phrases = await getPhrases(ctx, criteria)
  return matchRows(rows, search, { criteria, phrases, most: MOST_RANKED }).map(({ row, score }) => ({
    ...row,
    score,
  }))
}

/** In any other order, trips with at least this share of the best score come first. */
const CLOSE = 0.75

interface Sorted {
  trip: RankedTrip
  points: number
  fit: Fit
  cost: Cost | null
}

/** By what those pay who travel, where they are counted. */
function eachMinorOf({ trip: { fromPriceMinor }, cost }: Sorted): number {
  const each = cost?.isCounted && cost.price ? cost.price.lowMinor / cost.people : fromPriceMinor
  return each ?? Number.POSITIVE_INFINITY
}

const inOrder: Record<Sort, (one: Sorted) => number> = {
  closest: () => 0,
  newest: ({ trip: { publishedTs } }) => -publishedTs,
  days: ({ trip: { days } }) => days,
  price: eachMinorOf,
}

/** Sorts weighed trips: what fits first, then the closest; in any other order, those that are close come first. */
export function sortWeighed<Weighed extends Sorted>(weighed: readonly Weighed[], sort: Sort): Weighed[] {
  const best = Math.max(...weighed.map(({ points }) => points))
  const isFar = ({ points }: Weighed) => (sort !== 'closest' && points < CLOSE * best ? 1 : 0)
  const rank = ({ fit }: Weighed) => FITS.indexOf(fit)
  // Equal points keep the order of the rows, the newest first.
  return weighed.toSorted(
    (a, b) =>
      rank(a) - rank(b) || isFar(a) - isFar(b) || inOrder[sort](a) - inOrder[sort](b) || b.points - a.points,
  )
}

const FITS: readonly Fit[] = ['fits', 'misses', 'breaks', 'refuses']
