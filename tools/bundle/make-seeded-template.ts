import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#database/connect.ts'
import { authoredContent } from '#database/content/content-file.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { openPhotoFiles } from '#database/files/photo-files.ts'
import { FolderInUse, lockFolder } from '#database/folder-lock.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { seedPhotos } from '#database/seed-photos.ts'
import { templateKey } from '#database/seeded-template.ts'
import { sumOfSources } from './sum-of-sources.ts'

/** Kept between builds, which empty their own folder. */
const KEPT = 'node_modules/.cache/ceiba/seeded'
/** What the template was made from, its program included. */
const MADE_FROM = join(KEPT, 'made-from')
const DATA = ['package-lock.json', 'database/migrations/*.sql', 'content/**/*.*']
const WAIT_MS = 100

/** Removes recycled segments of the write-ahead log: more than half the size of every copy. */
export const DROP_OLD_LOG = ['set wal_recycle to off', 'checkpoint', 'checkpoint']

async function seedInto(dataDir: string): Promise<void> {
  const content = authoredContent()
  const photos = mkdtempSync(join(tmpdir(), 'ceiba-photos-'))
  const connection = await connect({ dataDir })
  await migrate(connection.pool)
  await seed(connection.db, content)
  // Only their rows: each installation puts the files into its own store.
  await seedPhotos({ db: connection.db, photos: openPhotoFiles(await openFolderStore(photos)) }, content)
  for (const statement of DROP_OLD_LOG) await connection.pool.query(statement)
  await connection.close()
  rmSync(join(dataDir, 'database-host'))
  rmSync(photos, { recursive: true })
}

/** Waits until no other process makes the template. Returns the release. */
async function takeTurn(): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(`${KEPT}-lock`)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      await sleep(WAIT_MS)
    }
  }
}

/** Makes the template of the first start, unless it is there from the same inputs. Returns its folder. */
export async function seededTemplate(): Promise<string> {
  const sum = sumOfSources('tools/bundle/make-seeded-template.ts', DATA)
  const release = await takeTurn()
  try {
    if (existsSync(MADE_FROM) && readFileSync(MADE_FROM, 'utf8') === sum) return KEPT
    rmSync(KEPT, { recursive: true, force: true })
    await seedInto(join(KEPT, 'data'))
    writeFileSync(join(KEPT, 'key'), templateKey('content'))
    writeFileSync(MADE_FROM, sum)
    return KEPT
  } finally {
    release()
  }
}
