import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { migrate } from './migrate.ts'

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

  it('refuses a landed migration that was edited afterwards, and names it', async () => {
    await migrate(pool)
    await pool.query(`update migration set sum = 'of another text' where name = $1`, [all[1]])
    await expect(migrate(pool)).rejects.toThrow(`migration ${all[1]} was edited after it landed`)
  })

  it('that fails leaves nothing of itself, names the file, and can be tried again', async () => {
    await pool.query('create table seeded (in_the_way boolean)')
    await expect(migrate(pool)).rejects.toThrow('migration 0003_seeded.sql failed')
    expect(await landed()).toEqual(all.slice(0, 2))
    await pool.query('drop table seeded')
    expect(await migrate(pool)).toEqual(all.slice(2))
  })

  it.runIf(engine === 'postgres')(
    'applies each migration once, however many processes begin at once',
    async () => {
      const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(pool)))
      expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([all, [], [], []])
    },
  )
})
