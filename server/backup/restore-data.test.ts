import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serveS3 } from '#tools/testing/s3-server.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { pack } from './archive.ts'
import { backUp } from './back-up.ts'
import { refuseUnfinished } from './data-files.ts'
import { listParts, type Manifest } from './manifest.ts'
import { restore } from './restore-data.ts'

/** A backup with a photograph and no rows, modified before and after its manifest was written. */
async function makeBackup({ listed = {}, spoil = () => undefined }: Spoiling = {}): Promise<string> {
  const folder = temporaryFolder()
  const content = join(folder, 'content')
  mkdirSync(join(content, 'files', 'photos'), { recursive: true })
  writeFileSync(join(content, 'files', 'photos', 'a.jpg'), 'a photograph')
  const manifest: Manifest = {
    ...{ format: 1, version: '9.9.9', createdTs: '2026-11-23T00:00:00.000Z', engine: 'postgres' },
    ...{ migrations: [], rows: {}, parts: await listParts(content), ...listed },
  }
  writeFileSync(join(content, 'manifest.json'), JSON.stringify(manifest))
  spoil(content)
  const file = join(folder, 'backup.tar')
  await pack(content, file)
  return file
}

interface Spoiling {
  listed?: Partial<Manifest>
  spoil?: (content: string) => void
}

function restoreInto(dataDir: string, file: string, isReplacing = false) {
  return restore({ databaseUrl: undefined, bucket: null, dataDir, file, isReplacing })
}

it.each<[string, Spoiling, RegExp]>([
  [
    'with a part that was changed',
    { spoil: content => writeFileSync(join(content, 'files', 'photos', 'a.jpg'), 'another') },
    /damaged: files\/photos\/a\.jpg has another checksum\. Nothing was changed/,
  ],
  [
    'with a part that is missing',
    { listed: { parts: [{ path: 'tables/plan.rows.gz', bytes: 1, sha256: '0' }] } },
    /damaged: tables\/plan\.rows\.gz is missing\. Nothing was changed/,
  ],
  [
    'with an unlisted part',
    { spoil: content => writeFileSync(join(content, 'files', 'secret'), 'theirs') },
    /nobody listed files\/secret\. Nothing was changed/,
  ],
  [
    'of a newer version',
    { listed: { migrations: [{ name: '9999_later.sql', sum: 'x' }] } },
    /newer than this code: version 9\.9\.9 made it, with the migration 9999_later\.sql.*Nothing was changed/,
  ],
  ['of a server, without a server', {}, /backup of a PostgreSQL server.*DATABASE_URL.*Nothing was changed/],
  [
    'with an invalid manifest',
    { spoil: content => writeFileSync(join(content, 'manifest.json'), '{}') },
    /no backup of Ceiba/,
  ],
])('a backup %s is refused in a sentence, and nothing is changed', async (_which, spoiling, words) => {
  const dataDir = join(temporaryFolder(), 'data')
  const refused = await restoreInto(dataDir, await makeBackup(spoiling)).catch((error: Error) => error)
  expect(refused).toMatchObject({ name: 'BackupError', message: expect.stringMatching(words) })
  expect(readdirSync(dataDir)).toEqual([])
})

it('a file that is not an archive, or does not exist, is refused as well', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const file = join(temporaryFolder(), 'letter.txt')
  writeFileSync(file, 'no archive at all')
  await expect(restoreInto(dataDir, file)).rejects.toThrow(/cannot be read as a backup: tar: /)
  await expect(restoreInto(dataDir, `${file}.gone`)).rejects.toThrow(/^There is no file /)
})

it('a folder that holds data is not touched unless it may be replaced', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'requests.journal'), 'accepted')
  const file = await makeBackup({ spoil: content => writeFileSync(join(content, 'manifest.json'), '{}') })
  await expect(restoreInto(dataDir, file)).rejects.toThrow(/holds data\. Nothing was changed; with --replace/)
  await expect(restoreInto(dataDir, file, true)).rejects.toThrow(/no backup of Ceiba/)
  expect(readFileSync(join(dataDir, 'requests.journal'), 'utf8')).toBe('accepted')
})

it('a bucket that holds files, or cannot be reached, is not touched', async () => {
  const { place: bucket, objects, become } = await serveS3()
  objects.set(`photos/${'0'.repeat(32)}.jpg`, { bytes: Buffer.from('theirs'), writtenTs: new Date() })
  const dataDir = temporaryFolder()
  const into = { databaseUrl: undefined, bucket, dataDir, file: await makeBackup(), isReplacing: false }
  await expect(restore(into)).rejects.toThrow(/The bucket of S3_BUCKET holds data\. Nothing was changed/)
  become('gone')
  await expect(restore(into)).rejects.toThrow(/The bucket ceiba-files at .* cannot be reached/)
  expect([objects.size, readdirSync(dataDir)]).toEqual([1, []])
})

it('a folder whose restore was interrupted starts no site and makes no backup', async () => {
  const dataDir = temporaryFolder()
  expect(refuseUnfinished(dataDir)).toBeUndefined()
  writeFileSync(join(dataDir, 'restore-unfinished'), '')
  expect(() => refuseUnfinished(dataDir)).toThrow(/was cut off.*npm run restore again, with --replace/)
  const target = join(temporaryFolder(), 'backup.tar')
  await expect(backUp({ databaseUrl: undefined, bucket: null, dataDir }, target)).rejects.toThrow(
    /was cut off/,
  )
})

it('without a database there is nothing to back up, and no partial file is left', async () => {
  const target = temporaryFolder()
  const places = { databaseUrl: undefined, bucket: null, dataDir: temporaryFolder() }
  await expect(backUp(places, target)).rejects.toThrow(/nothing to back up/)
  expect(readdirSync(target)).toEqual([])
  const taken = join(target, 'taken.tar')
  writeFileSync(taken, 'an earlier one')
  await expect(backUp(places, taken)).rejects.toThrow(/exists already/)
  expect(existsSync(taken)).toBe(true)
})
