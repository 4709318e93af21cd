import { drizzle } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { ReadDatabase } from '#database/connect.ts'

/** As long as a page is cached (house, rule 10), even if no change is reported. */
const FRESH_MS = 60_000
/** A page needs seven to fourteen statements, some of which many pages share. */
const MOST_RESULTS = 1_000
/** How many statements' cacheability is remembered. */
const MOST_STATEMENTS = 1_000

/** Words of statements that write, or whose result changes by itself. */
const NEVER_KEPT = [
  ...['insert', 'update', 'delete', 'truncate', 'nextval', 'pg_notify', 'begin', 'set'],
  ...['now', 'current_date', 'current_timestamp', 'clock_timestamp', 'random'],
]

export interface KeptReads {
  /** Reads like any other database, but offers no transaction and no writes. */
  db: ReadDatabase
  /** Starts the caching: call it once the tables exist and their change notices are listened for. */
  open: () => Promise<void>
}

interface Statement {
  config: pg.QueryConfig
  values: unknown[]
}

/** Results are shared, so they must not be changed. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

function keyOf(version: number, { config, values }: Statement): string {
  const parameters = JSON.stringify(values, (_name, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
  return `${version} ${'rowMode' in config ? config.rowMode : ''} ${parameters} ${config.text}`
}

/**
 * Caches reads of published content until it changes: results by statement and parameters, for a minute at most. Only
 * for tables whose changes send a notice (the triggers of migrations 0045 and 0047); a statement that names another
 * table is never cached.
 */
export function keepReads(pool: pg.Pool, contentVersion: () => number): KeptReads {
  let unkept: Set<string> | undefined
  const keepable = new LRUCache<string, boolean>({ max: MOST_STATEMENTS })
  const results = new LRUCache<string, pg.QueryResult, Statement>({
    max: MOST_RESULTS,
    ttl: FRESH_MS,
    // A monotonic clock: the time of day may jump.
    perf: { now: () => performance.now() },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { config, values } }) => {
      const result = await pool.query(config, values)
      deepFreeze(result.rows)
      return result
    },
  })

  function isKeepable(text: string): boolean {
    const names = unkept
    if (!names) return false
    let known = keepable.get(text)
    if (known === undefined) {
      known = (text.toLowerCase().match(/\w+/g) ?? []).every(word => !names.has(word))
      keepable.set(text, known)
    }
    return known
  }

  function query(config: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (!isKeepable(config.text)) return pool.query(config, values)
    const statement = { config, values }
    return results.forceFetch(keyOf(contentVersion(), statement), { context: statement })
  }

  return {
    db: drizzle({ client: { query } as unknown as pg.Pool }),
    open: async () => {
      const { rows } = await pool.query<{ name: string }>(
        `select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
          and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_content')`,
      )
      unkept = new Set([...NEVER_KEPT, ...rows.map(({ name }) => name)])
    },
  }
}
