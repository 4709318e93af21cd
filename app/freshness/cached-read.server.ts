import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Readable } from '#database/connect.ts'
import type { Locale } from '#database/values/locale.ts'
import { contentVersion } from './content-version.ts'

/** Changes are reported at once; this is for the hours in which a lost connection goes unnoticed. */
const FRESH_MS = 10 * 60_000
/** At 20 to 70 KB each: what all pages read stays, what only one page reads goes with the next few hundred. */
const MOST = 600

interface Context {
  db: Readable
  locale?: Locale
}

interface Found {
  value: unknown
}

interface Rules {
  /** What it reads: all of them report their changes. */
  tables: readonly PgTable[]
  /** For a read that also depends on the time, or on a table that reports nothing. */
  freshMs?: number
}

/** Every cached read (docs/architecture.md says what each is for): each registers itself, so that a test can compare it with the triggers that report changes. */
export const cachedReads: { name: string; tables: readonly PgTable[] }[] = []

const caches = new WeakMap<object, LRUCache<string, Found, () => Promise<unknown>>>()

function cacheOf(db: object) {
  const known = caches.get(db)
  if (known) return known
  const cache = new LRUCache<string, Found, () => Promise<unknown>>({
    max: MOST,
    ttl: FRESH_MS,
    // A monotonic clock: the time of day may jump.
    perf: { now: () => performance.now() },
    allowStale: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { options, context: read }) => {
      // While the database is away, what was read before is used; without any the error is thrown.
      options.allowStaleOnFetchRejection = stale !== undefined
      options.noDeleteOnFetchRejection = stale !== undefined
      return { value: deepFreeze(await read()) }
    },
  })
  caches.set(db, cache)
  return cache
}

/** Results are shared, so they must not be changed. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

/**
 * Caches a read of published content by its name, its language and its arguments, until a table that it reads changes or
 * some minutes have passed. Only on a database whose changes are listened for; a transaction always reads.
 * @param read its arguments must differ as JSON, and its result is frozen
 */
export function cachedRead<Ctx extends Context, Args extends readonly unknown[], Value>(
  name: string,
  { tables, freshMs = FRESH_MS }: Rules,
  read: (ctx: Ctx, ...args: Args) => PromiseLike<Value>,
): (ctx: Ctx, ...args: Args) => Promise<Value> {
  cachedReads.push({ name, tables })
  const tableNames = tables.map(getTableName)
  return async (ctx, ...args) => {
    const version = contentVersion(ctx.db, tableNames)
    if (version === 0) return read(ctx, ...args)
    const key = JSON.stringify([version, name, ctx.locale, ...args])
    const found = await cacheOf(ctx.db).forceFetch(key, {
      context: async () => read(ctx, ...args),
      ttl: freshMs,
    })
    return found.value as Value
  }
}
