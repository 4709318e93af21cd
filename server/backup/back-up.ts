import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { connect, openEmbeddedPool } from '#database/connect.ts'
import { openBucket } from '#database/files/bucket.ts'
import type { FilePlaces } from '#database/files/open-files.ts'
import { FolderInUse, lockFolder } from '#database/folder-lock.ts'
import { makeFilePrivate, makePrivateFolder, PRIVATE_FILE } from '#database/private-files.ts'
import { pack } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { copyBucket } from './bucket-files.ts'
import { copyDataFiles, refuseUnfinished, stampOf } from './data-files.ts'
import { dumpTables } from './dump-tables.ts'
import { listParts, MANIFEST, type Manifest } from './manifest.ts'
import { dumpServer } from './server-programs.ts'
import { AS_TEXT, countRows, readLanded } from './table-facts.ts'

/** Parts of a backup: the files of the data folder, the embedded database's tables, a server's dump. */
export const FILES = 'files'
export const TABLES = 'tables'
export const SERVER_DUMP = 'database.dump'

export interface DataPlaces extends FilePlaces {
  databaseUrl: string | undefined
}

type Places = Omit<DataPlaces, 'bucket'>

/** The path of the backup; in a folder, the file is named after the time. */
function findTarget(target: string, now: Date): string {
  const isFolder = target.endsWith('/') || (existsSync(target) && statSync(target).isDirectory())
  const file = resolve(isFolder ? join(target, `ceiba-${stampOf(now)}.tar`) : target)
  if (existsSync(file)) throw new BackupError(`${file} exists already. Nothing was changed.`)
  return file
}

interface Source {
  pool: pg.Pool
  close: () => Promise<void>
}

/** The embedded database: through the socket of the running site, or opened here. */
async function openEmbedded(dataDir: string): Promise<Source> {
  let unlock: () => void
  try {
    unlock = lockFolder(dataDir)
  } catch (error) {
    const hostFile = join(dataDir, 'database-host')
    if (!(error instanceof FolderInUse) || !existsSync(hostFile)) throw error
    const host = readFileSync(hostFile, 'utf8')
    const pool = openEmbeddedPool(host)
    return { pool, close: () => pool.end() }
  }
  try {
    const connection = await connect({ dataDir })
    return { pool: connection.pool, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openSource({ databaseUrl, dataDir }: Places): Promise<Source> {
  if (databaseUrl) return connect({ url: databaseUrl, dataDir })
  if (existsSync(join(dataDir, 'database'))) return openEmbedded(dataDir)
  throw new BackupError(
    `There is no database in ${resolve(dataDir)} and no DATABASE_URL: nothing to back up.`,
  )
}

/** Dumps the whole database, as of one moment, into `folder`. */
async function dumpDatabase(
  { databaseUrl, dataDir }: Places,
  folder: string,
): Promise<Pick<Manifest, 'engine' | 'migrations' | 'rows'>> {
  const source = await openSource({ databaseUrl, dataDir })
  try {
    const client = await source.pool.connect()
    try {
      await client.query(`begin isolation level repeatable read read only; ${AS_TEXT}`)
      const facts = { migrations: await readLanded(client), rows: await countRows(client) }
      if (databaseUrl) {
        const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
        await dumpServer(databaseUrl, rows[0]?.snapshot ?? '', join(folder, SERVER_DUMP))
      } else await dumpTables(client, join(folder, TABLES))
      return { engine: databaseUrl ? 'postgres' : 'embedded', ...facts }
    } finally {
      await client.query('rollback').catch(() => undefined)
      client.release()
    }
  } finally {
    await source.close()
  }
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return version
}

/**
 * Writes the database, photographs, attachments (also those of a bucket), emails, the request journal and the
 * installation's own secrets to one file, while the site runs or is stopped. Returns the path and a summary.
 * @throws BackupError with a sentence for the operator.
 */
export async function backUp(
  places: DataPlaces,
  target: string,
  now = new Date(),
): Promise<{ file: string; manifest: Manifest }> {
  const file = findTarget(target, now)
  const bucket = places.bucket && openBucket(places.bucket)
  refuseUnfinished(places.dataDir)
  const work = `${file}.partial`
  const content = join(work, 'content')
  rmSync(work, { recursive: true, force: true })
  try {
    makePrivateFolder(content)
    makePrivateFolder(places.dataDir)
    // Files are written before the rows that name them and removed after them: copied before and after the dump, each
    // row's file is included. What the journal has accepted meanwhile is stored from it after a restore.
    await copyDataFiles(places.dataDir, join(content, FILES), 'folders')
    if (bucket) await copyBucket(bucket, join(content, FILES))
    const database = await dumpDatabase(places, content)
    await copyDataFiles(places.dataDir, join(content, FILES), 'all')
    if (bucket) await copyBucket(bucket, join(content, FILES))
    const manifest: Manifest = {
      ...{ format: 1, version: ownVersion(), createdTs: now.toISOString(), ...database },
      parts: await listParts(content),
    }
    writeFileSync(join(content, MANIFEST), JSON.stringify(manifest, null, 2), { mode: PRIVATE_FILE })
    const packed = join(work, 'packed')
    await pack(content, packed)
    makeFilePrivate(packed)
    renameSync(packed, file)
    return { file, manifest }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
