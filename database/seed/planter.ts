import { createHash } from 'node:crypto'
import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../connect.ts'
import { seeded } from '../schema/seeded.ts'

/** Plants authored things that changed since they were last planted. */
export interface Planter {
  tx: Queryable
  /** Runs `plant` if `content` differs from what was last planted under this kind and key. */
  changed: (kind: string, key: string, content: unknown, plant: () => Promise<void>) => Promise<void>
  /** Keeps what was planted, and answers how many things that were. */
  finish: () => Promise<number>
}

/** Rows of one statement. */
const MOST_ROWS = 500

export async function openPlanter(tx: Queryable): Promise<Planter> {
  const rows = await tx.select().from(seeded)
  const sums = new Map(rows.map(row => [`${row.kind}/${row.key}`, row.sum]))
  // Kept at the end and together: each on its own would be a statement more for every thing.
  const planted = new Map<string, typeof seeded.$inferInsert>()
  return {
    tx,
    changed: async (kind, key, content, plant) => {
      const sum = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      if (sums.get(`${kind}/${key}`) === sum) return
      await plant()
      planted.set(`${kind}/${key}`, { kind, key, sum })
    },
    finish: async () => {
      const rows = [...planted.values()]
      for (let first = 0; first < rows.length; first += MOST_ROWS)
        await upsert(tx, seeded, rows.slice(first, first + MOST_ROWS), [seeded.kind, seeded.key])
      return rows.length
    },
  }
}

/** Inserts rows, or updates all given columns of those whose `key` columns are there already. */
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
