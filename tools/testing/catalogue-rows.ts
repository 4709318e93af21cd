import type { Connection } from '#database/connect.ts'

type Row = Record<string, unknown>

/** What differs between two databases with the same catalogue: numbers that each gives by itself, and times. */
function isOwn(name: string): boolean {
  return /(^|_)(id|ids|ts|version)$/.test(name)
}

/** The rows of a table as texts in their order, without what a database numbers by itself. */
export async function rowsOf({ pool }: Connection, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)
  return rows
    .map(({ row }) =>
      JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !isOwn(name)))),
    )
    .sort()
}

/** Who wrote a document, and what was seeded when: the same catalogue has other notes after an export. */
const NOTES = ['document', 'seeded']

/** The tables that seeding fills, without what it notes about its own work. */
export async function seededTables({ pool }: Connection): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const filled: string[] = []
  for (const { name } of rows)
    if (!NOTES.includes(name) && (await pool.query(`select from ${name} limit 1`)).rowCount) filled.push(name)
  return filled
}
