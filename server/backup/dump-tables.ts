import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { PRIVATE_FILE } from '#database/private-files.ts'
import { listTables } from './table-facts.ts'

export const SEQUENCES = 'sequences.json'
export const ROWS = '.rows.gz'
const FETCHED_AT_ONCE = 2_000

/** The rows of a table in PostgreSQL's own JSON, one line each. */
async function* linesOf(client: pg.ClientBase, table: string): AsyncGenerator<string> {
  const name = client.escapeIdentifier(table)
  await client.query(`declare dumped no scroll cursor for select t::text as row from ${name} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${FETCHED_AT_ONCE} from dumped`)
    if (rows.length === 0) break
    yield `${rows.map(({ row }) => JSON.stringify(row)).join('\n')}\n`
  }
  await client.query('close dumped')
}

/**
 * Writes every table of the product to its own file, and the value of each sequence. Must run in the caller's
 * transaction.
 */
export async function dumpTables(client: pg.ClientBase, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { name } of await listTables(client)) {
    const file = createWriteStream(join(folder, `${name}${ROWS}`), { mode: PRIVATE_FILE })
    await pipeline(Readable.from(linesOf(client, name)), createGzip({ level: 3 }), file)
  }
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  )
  writeFileSync(join(folder, SEQUENCES), JSON.stringify(rows), { mode: PRIVATE_FILE })
}
