import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileStore } from '#server/raster/file-store.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { removeLeftSocket } from './embedded-engine.ts'
import { openFolderStore } from './files/folder-store.ts'
import { lockFolder } from './folder-lock.ts'

/** Everything below a folder with its permissions, the folder itself as a dot. */
function rightsIn(folder: string): [name: string, rights: string][] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  return [
    ['.', rightsOf(folder)],
    ...names.map(name => [name, rightsOf(join(folder, name))] as [string, string]),
  ]
}

const bytes = Buffer.from('what only its owner may read')

test.each<[string, (folder: string) => Promise<unknown>]>([
  [
    'photographs and attachments',
    async folder => (await openFolderStore(folder)).write('0'.repeat(64), bytes),
  ],
  ['pictures that were cut', async folder => (await openFileStore(folder, 1_000)).write('a', bytes)],
  ['the lock', async folder => lockFolder(folder)],
])('%s are readable by the owner alone, also in a folder that was open before', async (_what, write) => {
  const folder = join(temporaryFolder(), 'kept')
  mkdirSync(folder, { mode: 0o755 })
  await write(folder)
  const [own, ...files] = rightsIn(folder)
  expect(own).toEqual(['.', '700'])
  expect(files.length).toBeGreaterThan(0)
  for (const [, rights] of files) expect(rights).toBe('600')
})

test('what a killed process left in the temporary folder is removed, and nothing else', () => {
  const file = join(temporaryFolder(), 'database-host')
  removeLeftSocket(file)
  const left = mkdtempSync(join(tmpdir(), 'ceiba-'))
  const another = temporaryFolder()
  for (const host of [left, another, join(left, '..', '..'), '/', '']) {
    writeFileSync(file, host)
    removeLeftSocket(file)
  }
  expect([existsSync(left), existsSync(another)]).toEqual([false, true])
})
