import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const { url } = inject('testEngine')
const COUNT = 100_000

// A process of its own, because an embedded database has one, and its memory is limited: all of them are 400 MB as values.
test.runIf(EVERYWHERE && url)(
  'an export of 100,000 documents is written in little memory',
  {
    timeout: 900_000,
  },
  async () => {
    const { db, address } = await openTestDatabase({ seeded: 'world' })
    await db.execute(sql`
    insert into document (kind, key, about, title, number)
    select kind, 'animal-' || n, about, title, 1
    from (select * from document where kind = 'species' limit 1) one, generate_series(1, ${COUNT}) n`)
    await db.execute(sql`
    insert into document_version (kind, key, number, base, state, content)
    select 'species', 'animal-' || n, 1, null, 'published', content
    from (select content from document where kind = 'species' and content is not null limit 1) one,
      generate_series(1, ${COUNT}) n`)
    const folder = join(temporaryFolder(), 'many')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--max-old-space-size=128', 'tools/content-export.ts', folder],
      { env: { ...process.env, DATABASE_URL: 'url' in address ? address.url : '' } },
    )
    expect(stdout).toContain(`${COUNT} documents differ`)
    const written = readdirSync(join(folder, 'species')).filter(name => name.startsWith('animal-'))
    expect(written).toHaveLength(COUNT)
  },
)
