import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const FOLDER = join(process.cwd(), 'database/migrations')
/** The advisory lock: any number that no other program uses in this database. */
const LOCK = 7_301_994

/** The database has migrations that this code does not know, from a newer version. */
export class DatabaseIsNewer extends Error {
  override name = 'DatabaseIsNewer'

  constructor(migration: string) {
    super(
      `The database is newer than this code: it has had the migration ${migration}, which is not known here. Nothing in ` +
        'it was changed, and what is accepted stays safe. Start the version that made it or a newer one, or restore a ' +
        'backup from before the upgrade.',
    )
  }
}

interface Migration {
  name: string
  sql: string
  sum: string
}

/** This code's migrations, in order, each with the checksum of its text. */
export function readMigrations(): Migration[] {
  const names = readdirSync(FOLDER).filter(name => name.endsWith('.sql'))
  return names.sort().map(name => {
    const sql = readFileSync(join(FOLDER, name), 'utf8')
    return { name, sql, sum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migration (name, sum) values ($1, $2)', [migration.name, migration.sum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed`, { cause })
  }
}

/** The names of this code's migrations. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ name }) => name)
}

/**
 * Applies the missing migrations, each file in its own transaction, one process at a time.
 * Returns the names applied now.
 * @param upTo those to apply; all of this code if left out.
 * @throws DatabaseIsNewer, or if an applied file was edited afterwards, or if a statement fails.
 */
export async function migrate(pool: pg.Pool, upTo?: readonly string[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Another process's migration may take longer than the statement timeout.
    await client.query('set statement_timeout to 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, sum text not null, applied_ts timestamptz not null default now())',
    )
    const landed = await client.query<{ name: string; sum: string }>(
      'select name, sum from migration order by name',
    )
    const sums = new Map(landed.rows.map(row => [row.name, row.sum]))
    const applied: string[] = []
    const known = readMigrations()
    const unknown = landed.rows.find(row => !known.some(({ name }) => name === row.name))
    if (unknown) throw new DatabaseIsNewer(unknown.name)
    for (const migration of known) {
      if (upTo && !upTo.includes(migration.name)) continue
      const sum = sums.get(migration.name)
      if (sum !== undefined && sum !== migration.sum) {
        throw new Error(`migration ${migration.name} was edited after it landed; write a new one instead`)
      }
      if (sum !== undefined) continue
      await applyOne(client, migration)
      applied.push(migration.name)
    }
    return applied
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    await client.query('reset statement_timeout').catch(() => undefined)
    client.release()
  }
}
