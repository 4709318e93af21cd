import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { oneAtATime } from '#server/start/prepare-database.ts'
import { explainStartFault } from '#server/start/start-fault.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import type { Connection } from './connect.ts'
import { migrate } from './migrate.ts'

type Waiting = Pick<Connection, 'pool' | 'engine'>

const { pool, engine } = await openTestDatabase({ migrated: false })

const all = readdirSync(join(process.cwd(), 'database/migrations'))
  .filter(name => name.endsWith('.sql'))
  .sort()

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
})

async function landed(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migration order by applied_ts, name')
  return rows.map(row => row.name)
}

describe('migrating', () => {
  it('brings an empty database to the newest migration, in order', async () => {
    expect(await migrate(pool)).toEqual(all)
    expect(await landed()).toEqual(all)
  })

  it('does nothing the second time', async () => {
    await migrate(pool)
    expect(await migrate(pool)).toEqual([])
    expect(await landed()).toEqual(all)
  })

  it('refuses an applied migration that was edited afterwards, and names it', async () => {
    await migrate(pool)
    await pool.query(`update migration set sum = 'of another text' where name = $1`, [all[1]])
    await expect(migrate(pool)).rejects.toThrow(`migration ${all[1]} was edited after it landed`)
  })

  it('refuses a database with a newer migration, in a sentence, and changes nothing', async () => {
    await migrate(pool, all.slice(0, -1))
    await pool.query(`insert into migration (name, sum) values ('9999_later.sql', 'x')`)
    const refused = await migrate(pool).catch((error: Error) => error)
    expect(refused).toMatchObject({ name: 'DatabaseIsNewer' })
    expect(explainStartFault(refused)).toMatch(
      /^The database is newer than this code: .*9999_later\.sql.* Nothing in it was changed, .* safe\. Start the version/,
    )
    expect(await landed()).toEqual([...all.slice(0, -1), '9999_later.sql'])
  })

  it('rolls back a failing migration, names the file, and can be tried again', async () => {
    await pool.query('create table seeded (in_the_way boolean)')
    await expect(migrate(pool)).rejects.toThrow('migration 0003_seeded.sql failed')
    expect(await landed()).toEqual(all.slice(0, 2))
    await pool.query('drop table seeded')
    expect(await migrate(pool)).toEqual(all.slice(2))
  })

  it('respells the kinds of events that older versions logged, and leaves the log append-only', async () => {
    const client = await pool.connect()
    onTestFinished(() => client.release())
    await migrate(
      pool,
      all.filter(name => name < '0059'),
    )
    // Without its plan: the event alone is of interest.
    await client.query('set session_replication_role to replica')
    for (const kind of ['line answered', 'handed_over'])
      await client.query(
        `insert into plan_event (plan_id, happened_ts, kind, actor_kind) values (1, now(), $1, 'system')`,
        [kind],
      )
    await client.query('set session_replication_role to default')
    await migrate(pool)
    const { rows } = await client.query('select kind from plan_event order by id')
    expect(rows).toEqual([{ kind: 'line_answered' }, { kind: 'handed_over' }])
    await expect(client.query(`update plan_event set kind = 'message'`)).rejects.toThrow('append-only')
  })

  it.runIf(engine === 'postgres')(
    'applies each migration once, however many processes begin in parallel',
    async () => {
      const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(pool)))
      expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([all, [], [], []])
    },
  )

  it.runIf(engine === 'postgres')('is done by one of two real processes that start together', async () => {
    const { connectionString = '' } = pool.options
    const run = () =>
      promisify(execFile)(process.execPath, ['tools/testing/migrate-process.ts', connectionString])
    const applied = (await Promise.all([run(), run()])).map(({ stdout }) => Number(stdout))
    expect(applied.toSorted((a, b) => b - a)).toEqual([all.length, 0])
  })

  it.runIf(engine === 'postgres').each([
    ['migrates', (waiting: Waiting) => migrate(waiting.pool), 7_301_994],
    ['seeds', (waiting: Waiting) => oneAtATime(waiting, async () => []), 7_301_996],
  ])('waits for a process that %s longer than any statement may take', async (_what, start, lock) => {
    await migrate(pool)
    const { connectionString } = pool.options
    const impatient = new pg.Pool({ connectionString, max: 2, statement_timeout: 50 })
    const first = new pg.Client({ connectionString })
    onTestFinished(async () => {
      await first.end()
      await impatient.end()
    })
    await first.connect()
    await first.query('select pg_advisory_lock($1)', [lock])
    const waiting = start({ pool: impatient, engine })
    let gaveUp = false
    waiting.catch(() => {
      gaveUp = true
    })
    // By the server's clock: it has waited much longer than the statement timeout.
    const waited = () =>
      first.query(
        `select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()
          and clock_timestamp() - query_start > interval '200 ms'`,
      )
    await expect.poll(async () => gaveUp || (await waited()).rowCount === 1).toBe(true)
    expect(gaveUp).toBe(false)
    await first.query('select pg_advisory_unlock($1)', [lock])
    expect(await waiting).toEqual([])
  })
})
