import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, type InferInsertModel, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../connect.ts'
import { seedChecksum } from '../schema/seed-checksum.ts'

/** Seeds authored things that changed since they were last seedChecksum. */
export interface Seeder {
  tx: Queryable
  /** Runs `write` if `content` differs from what was last seeded under this kind and key. */
  changed: (kind: string, key: string, content: unknown, write: () => Promise<void>) => Promise<void>
  /** Keys of a kind that are seeded for the first time. */
  added: (kind: string) => string[]
  /** Keys of a kind that were seeded earlier and are no longer in content/. */
  gone: (kind: string) => string[]
  /** Records that these keys are no longer seedChecksum. */
  forget: (kind: string, keys: readonly string[]) => Promise<void>
  /** Saves what was seedChecksum, and returns how many things that were, including forgotten ones. */
  finish: () => Promise<number>
}

/** The most rows of one statement. */
const MOST_ROWS = 500

export async function openSeeder(tx: Queryable): Promise<Seeder> {
  const rows = await tx.select().from(seedChecksum)
  const sums = new Map(rows.map(row => [`${row.kind}/${row.key}`, row.sum]))
  // Saved at the end and together: otherwise each thing would need one more statement.
  const written = new Map<string, typeof seedChecksum.$inferInsert>()
  const visited = new Set<string>()
  let forgotten = 0
  return {
    tx,
    changed: async (kind, key, content, write) => {
      const sum = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      visited.add(`${kind}/${key}`)
      if (sums.get(`${kind}/${key}`) === sum) return
      await write()
      written.set(`${kind}/${key}`, { kind, key, sum })
    },
    added: kind => [...written].flatMap(([id, row]) => (row.kind === kind && !sums.has(id) ? [row.key] : [])),
    gone: kind =>
      rows.flatMap(row => (row.kind === kind && !visited.has(`${kind}/${row.key}`) ? [row.key] : [])),
    forget: async (kind, keys) => {
      await tx
        .delete(seedChecksum)
        .where(and(eq(seedChecksum.kind, kind), inArray(seedChecksum.key, [...keys])))
      forgotten += keys.length
    },
    finish: async () => {
      const rows = [...written.values()]
      for (let first = 0; first < rows.length; first += MOST_ROWS)
        await upsert(tx, seedChecksum, rows.slice(first, first + MOST_ROWS), [
          seedChecksum.kind,
          seedChecksum.key,
        ])
      return rows.length + forgotten
    },
  }
}

/** Inserts rows, or updates all given columns of rows whose `key` columns exist. */
export async function upsert<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: InferInsertModel<T>[],
  key: PgColumn[],
): Promise<void> {
  if (rows.length === 0) return
  const given = new Set(rows.flatMap(row => Object.keys(row)))
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  const set = Object.fromEntries(
    columns
      .filter(([name, column]) => given.has(name) && !key.includes(column))
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  )
  const insert = tx.insert(table).values(rows)
  if (Object.keys(set).length === 0) await insert.onConflictDoNothing({ target: key })
  else await insert.onConflictDoUpdate({ target: key, set: set as never })
}
