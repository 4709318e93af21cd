import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'
import { ROWS, SEQUENCES } from './dump-tables.ts'
import { listTables, type TableFacts } from './table-facts.ts'

const INSERTED_AT_ONCE = 500
const sequences = z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) }))

/** The lines of a stream. Only `\n` ends one: `readline` also splits at U+2028 and U+2029, which a row may contain. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let begun = ''
  for await (const text of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = text.split('\n')
    begun += first
    for (const other of others) {
      yield begun
      begun = other
    }
  }
  if (begun !== '') yield begun
}

async function* batchesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const line of linesOf(createReadStream(file).pipe(createGunzip()))) {
    batch.push(z.string().parse(JSON.parse(line)))
    if (batch.length < INSERTED_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function loadTable(client: pg.ClientBase, { name, columns }: TableFacts, file: string): Promise<void> {
  const table = client.escapeIdentifier(name)
  const listed = columns.map(column => client.escapeIdentifier(column))
  // `offset 0` prevents reading each row once per column.
  const insert = `insert into ${table} (${listed.join(', ')}) overriding system value
    select ${listed.map(column => `(r).${column}`).join(', ')}
    from (select line::${table} as r from unnest($1::text[]) line offset 0) lines`
  for await (const lines of batchesOf(file)) await client.query(insert, [lines])
}

/**
 * Replaces the content of the tables by the dump's. Must run in the caller's transaction, on a database with the same
 * migrations and with triggers disabled: tables are loaded in the order of their names.
 */
export async function loadTables(client: pg.ClientBase, folder: string): Promise<void> {
  await client.query('set local session_replication_role to replica')
  const tables = await listTables(client)
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of tables) {
    const file = join(folder, `${table.name}${ROWS}`)
    if (existsSync(file)) await loadTable(client, table, file)
  }
  for (const { name, last } of sequences.parse(JSON.parse(readFileSync(join(folder, SEQUENCES), 'utf8'))))
    await client.query('select setval($1::regclass, $2)', [`public.${client.escapeIdentifier(name)}`, last])
}
