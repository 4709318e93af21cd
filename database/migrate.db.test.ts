import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../tools/testing/test-database.ts'
import { migrate } from './migrate.ts'

const all = readdirSync(join(process.cwd(), 'database/migrations'))
  .filter(name => name.endsWith('.sql'))
  .sort()

const empty = await openTestDatabase({ migrated: false })
const blocked = await openTestDatabase({ migrated: false })

describe('an empty database', () => {
  const { pool } = empty

  it('is brought to the newest migration, in order', async () => {
    expect(await migrate(pool)).toEqual(all)
    const { rows } = await pool.query<{ name: string }>(
      'select name from migration order by applied_ts, name',
    )
    expect(rows.map(row => row.name)).toEqual(all)
  })

  it('is left as it is the second time', async () => {
    expect(await migrate(pool)).toEqual([])
  })

  it('refuses a landed migration that was edited afterwards, and names it', async () => {
    await pool.query(`update migration set sum = 'of another text' where name = $1`, [all[1]])
    await expect(migrate(pool)).rejects.toThrow(`migration ${all[1]} was edited after it landed`)
  })
})

describe('a migration that fails', () => {
  const { pool } = blocked

  it('leaves nothing of itself, is named, and can be tried again', async () => {
    await pool.query('create table seeded (in_the_way boolean)')
    await expect(migrate(pool)).rejects.toThrow('migration 0003_seeded.sql failed')
    const { rows } = await pool.query<{ name: string }>('select name from migration order by name')
    expect(rows.map(row => row.name)).toEqual(all.slice(0, 2))

    await pool.query('drop table seeded')
    expect(await migrate(pool)).toEqual(all.slice(2))
  })
})

describe.runIf(empty.engine === 'postgres')('several processes at once', () => {
  it('apply each migration once, and all find it done', async () => {
    const { pool } = await openAnother()
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(pool)))
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([all, [], [], []])
  })
})
