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
  /** Of the content, when it was read. */
  version: number
  freshUntilMs: number
  value: Promise<unknown>
}

interface Rules {
  /** What it reads: all of them report their changes. */
  tables: readonly PgTable[]
  /** For a read that also depends on the time, or on a table that reports nothing. */
  freshMs?: number
}

/** Every cached read (docs/architecture.md says what each is for): each registers itself, so that a test can compare it with the triggers that report changes. */
export const cachedReads: { name: string; tables: readonly PgTable[] }[] = []

const caches = new WeakMap<object, LRUCache<string, Found>>()

function cacheOf(db: object) {
  const cache = caches.get(db) ?? new LRUCache<string, Found>({ max: MOST })
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
 * some minutes have passed: after those what was read before is given and read anew beside, also while the database is away.
 * Only on a database whose changes are listened for; a transaction always reads.
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
    const cache = cacheOf(ctx.db)
    const key = JSON.stringify([name, ctx.locale, ...args])
    const before = cache.get(key)
    const isCurrent = before?.version === version
    if (isCurrent && performance.now() < before.freshUntilMs) return before.value as Promise<Value>
    const value = (async () => deepFreeze(await read(ctx, ...args)))()
    const freshUntilMs = performance.now() + freshMs
    const found = { version, freshUntilMs, value }
    const meanwhile = isCurrent ? { ...before, freshUntilMs } : found
    cache.set(key, meanwhile)
    value.then(
      () => void (cache.peek(key) === meanwhile && cache.set(key, found)),
      () => {
        if (cache.peek(key) !== meanwhile) return
        if (before) cache.set(key, before)
        else cache.delete(key)
      },
    )
    return (isCurrent ? before : found).value as Promise<Value>
  }
}
