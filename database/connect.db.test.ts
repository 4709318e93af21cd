import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { isUnreachable } from './connect.ts'

const { db, pool, engine } = await openTestDatabase()

it('every session uses ISO dates and UTC, whatever the server’s own settings', async () => {
  const shown = await Promise.all(
    ['intervalstyle', 'timezone', 'datestyle'].map(name => pool.query(`show ${name}`)),
  )
  expect(shown.flatMap(({ rows }) => Object.values(rows[0]))).toEqual(['iso_8601', 'UTC', 'ISO, DMY'])
})

it('a failed transaction leaves nothing behind, and the pool usable', async () => {
  await db.execute(sql`create table counted (n integer check (n > 0))`)
  const failing = db.transaction(async tx => {
    await tx.execute(sql`insert into counted values (1)`)
    await tx.execute(sql`insert into counted values (0)`)
  })
  await expect(failing).rejects.toThrow()
  expect((await db.execute(sql`select * from counted`)).rows).toEqual([])
})

it('a transaction can run several statements at once', async () => {
  const warnings: string[] = []
  const onWarning = ({ message }: Error) => void warnings.push(message)
  process.on('warning', onWarning)
  onTestFinished(() => void process.off('warning', onWarning))
  const rows = await db.transaction(tx =>
    Promise.all([1, 2, 3].map(async number => (await tx.execute(sql`select ${number}::int as number`)).rows)),
  )
  expect(rows.flat()).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  await new Promise(setImmediate)
  expect(warnings).toEqual([])
})

it('transactions whose BEGIN fails do not use up the pool', async () => {
  const isolationLevel = 'none that there is' as 'serializable'
  for (let n = 0; n < 12; n++) {
    await expect(db.transaction(async () => undefined, { isolationLevel })).rejects.toThrow()
  }
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it.runIf(engine === 'postgres')(
  'a transaction begins although every idle connection was terminated',
  async () => {
    const outsider = new pg.Client(pool.options)
    await outsider.connect()
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    for (const client of clients) client.release()
    await outsider.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
    const { rows } = await db.transaction(tx => tx.execute(sql`select 1 as one`))
    expect(rows).toEqual([{ one: 1 }])
    await outsider.end()
  },
)

describe.runIf(engine === 'postgres')('a server that goes away in the middle of a transaction', () => {
  const goesAway = sql`select pg_terminate_backend(pg_backend_pid())`

  it('is reported as unreachable, and the pool recovers', async () => {
    await expect(db.transaction(tx => tx.execute(goesAway))).rejects.toSatisfy(isUnreachable)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('is reported as unreachable by every later statement, too', async () => {
    const failing = db.transaction(async tx => {
      await tx.execute(goesAway).catch(() => undefined)
      await tx.execute(sql`select 1`).catch(() => undefined)
      await tx.execute(sql`select 1`)
    })
    await expect(failing).rejects.toSatisfy(isUnreachable)
  })
})
