import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { connect } from '#database/connect.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { main } from '#server/main.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { readConfig } from './config.ts'

const { url, templates } = inject('testEngine')

function start(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', DEMONSTRATION: 'off' })
  return main(config, { renderPage: async () => new Response('a page') })
}

it.skipIf(url)('a start on a newer database is refused, and releases everything it had opened', async () => {
  const dataDir = temporaryFolder()
  cpSync(templates.migrated, dataDir, { recursive: true })
  const newer = await connect({ dataDir })
  await newer.pool.query(`insert into migration (name, sum) values ('9999_later.sql', 'x')`)
  await newer.close()

  await expect(start(dataDir)).rejects.toThrow(/^The database is newer than this code: .*9999_later\.sql/)
  const socket = readFileSync(join(dataDir, 'database-host'), 'utf8')
  expect(existsSync(socket)).toBe(false)
  lockFolder(dataDir)()
})

it.skipIf(url)('a start after an interrupted restore is refused as well', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'restore-unfinished'), '')
  await expect(start(dataDir)).rejects.toThrow(/was cut off.*npm run restore again/)
})
