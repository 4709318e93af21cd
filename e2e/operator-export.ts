import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connect } from '#database/connect.ts'
import { contentFolder } from '#database/content/content-file.ts'
import { seed } from '#database/seed.ts'
import { rowsOf, seededTables } from '#tools/testing/catalogue-rows.ts'
import { embeddedTemplates } from '#tools/testing/embedded-templates.ts'
import { TAG, written } from './operator-steps.ts'
import { expect } from './site-test.ts'

/** Runs a command of package.json in a folder, and returns what it says. */
function run(tool: string, args: readonly string[], cwd: string, settings: Record<string, string> = {}) {
  const command = [resolve('tools', tool), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    ...{ cwd, encoding: 'utf8' },
    env: { ...process.env, ...settings },
  })
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  return stdout
}

/** Exports the catalogue of a stopped site: it passes its checks, and seeds the same rows in an empty database. */
export async function exportAndSeed(dataDir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-export-'))
  const content = join(folder, 'content')
  const said = run('content-export.ts', [content], process.cwd(), { DATA_DIR: dataDir })
  expect(said).toContain(`${written.length} documents differ`)
  symlinkSync(resolve('messages'), join(folder, 'messages'))
  expect(run('content-check.ts', [], folder)).toMatch(new RegExp(`content is sound .*\\b${TAG}\\b`))

  const emptyDir = join(folder, 'data')
  cpSync((await embeddedTemplates()).migrated, emptyDir, { recursive: true })
  const empty = await connect({ dataDir: emptyDir })
  const site = await connect({ dataDir })
  try {
    await seed(empty.db, contentFolder(content))
    for (const table of await seededTables(empty))
      expect(await rowsOf(site, table), table).toEqual(await rowsOf(empty, table))
    expect(await rowsOf(empty, 'trip')).toContainEqual(expect.stringContaining('lake-with-waves'))
  } finally {
    await Promise.all([site.close(), empty.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}
