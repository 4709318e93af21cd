import type pg from 'pg'
import { expect, test } from 'vitest'
import { untilLockWaits } from '#tools/testing/lock-waits.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { pruneChanges } from './shape-store.ts'

const { pool, engine } = await openTestDatabase()

test.runIf(engine === 'postgres')(
  'of two processes that prune at once, none sets back how far the log was cut off',
  async () => {
    await pool.query(`insert into sync.change (tx, xid, relation, operation, happened_ts)
      select n, n, 'country'::regclass, 'truncate', now() - make_interval(hours => 4 - n) from generate_series(1, 3) n`)
    const pruned = async () => (await pool.query('select seq::int from sync.pruned')).rows
    const other = await pool.connect()
    await other.query('begin')
    await pruneChanges(other as unknown as pg.Pool, 60)
    const waiting = pruneChanges(pool, 2.5 * 60 * 60)
    await untilLockWaits({ pool })
    await other.query('commit')
    other.release()
    await waiting
    const { rows: left } = await pool.query('select seq::int from sync.change')
    expect(left).toHaveLength(1)
    expect(await pruned()).toEqual([{ seq: left[0].seq - 1 }])
  },
)
