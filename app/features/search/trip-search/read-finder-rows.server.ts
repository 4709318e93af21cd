import { desc, eq, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'
import { beginning, phrasesOf } from './match-criteria.server.ts'
import {
  type Dictionary,
  type FinderRow,
  type FinderRows,
  indexRows,
  type Phrase,
  type Phrases,
  readPhrase,
  readRowWords,
} from './match-rows.server.ts'

/** The rows of finder_trip in memory, read from PostgreSQL: after a change, those that changed. */

type Context = Pick<RequestContext, 'db'>

/** Up to so many trips are ranked in memory, at some 15 KB each; above that in SQL (decision 67). */
export const MOST_IN_MEMORY = 2_000

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
  return rows.map(({ row: { publishedTs: _, ...row }, words, ...own }) => ({
    ...row,
    ...own,
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
export async function getPhrases({ db }: Context, criteria: readonly Criterion[]): Promise<Phrases> {
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
