import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const FOLDER = join(process.cwd(), 'database/migrations')
/** Any number that no other program locks in this database. */
const LOCK = 7_301_994

interface Migration {
  name: string
  sql: string
  sum: string
}

function readMigrations(): Migration[] {
  const names = readdirSync(FOLDER).filter(name => name.endsWith('.sql'))
  return names.sort().map(name => {
    const sql = readFileSync(join(FOLDER, name), 'utf8')
    return { name, sql, sum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    // A large table takes longer to change than any reader may wait.
    await client.query('set local statement_timeout = 0')
    await client.query(migration.sql)
    await client.query('insert into migration (name, sum) values ($1, $2)', [migration.name, migration.sum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed`, { cause })
  }
}

/**
 * Brings the database to the newest migration, each file in its own transaction, one process at a time.
 * Returns the names applied now.
 * @throws when a landed file was edited afterwards, or when a statement fails.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, sum text not null, applied_ts timestamptz not null default now())',
    )
    const landed = await client.query<{ name: string; sum: string }>('select name, sum from migration')
    const sums = new Map(landed.rows.map(row => [row.name, row.sum]))
    const applied: string[] = []
    for (const migration of readMigrations()) {
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
    client.release()
  }
}
