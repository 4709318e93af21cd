import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { type Connection, connect } from '#database/connect.ts'
import { openBucket } from '#database/files/bucket.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { knownMigrations, migrate } from '#database/migrate.ts'
import { makePrivateFolder } from '#database/private-files.ts'
import { unpack } from './archive.ts'
import { type DataPlaces, FILES, SERVER_DUMP, TABLES } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { fillBucket, holdsFiles } from './bucket-files.ts'
import { dataEntries, holdsData, REPLACED, RESTORING, stampOf, UNFINISHED } from './data-files.ts'
import { causeOfFailure } from './full-disk.ts'
import { loadTables } from './load-tables.ts'
import { type Manifest, verifyBackup } from './manifest.ts'
import { restoreServer } from './server-programs.ts'
import { AS_TEXT, countRows, readLanded } from './table-facts.ts'

export interface RestoreOptions extends DataPlaces {
  file: string
  /** Whether existing data may be replaced. */
  isReplacing: boolean
}

function refuseNewer({ migrations, version }: Manifest): void {
  const known = new Set(knownMigrations())
  const unknown = migrations.find(({ name }) => !known.has(name))
  if (!unknown) return
  throw new BackupError(
    `The backup is newer than this code: version ${version} made it, with the migration ${unknown.name}, which is not ` +
      'known here. Restore it with that version or a newer one. Nothing was changed.',
  )
}

function refuseOverwriting(what: string): never {
  throw new BackupError(`${what} holds data. Nothing was changed; with --replace the backup takes its place.`)
}

async function withClient<T>({ pool }: Connection, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await run(client)
  } finally {
    client.release()
  }
}

/** Checks that nobody else uses a server's database, and that it may be filled. */
async function checkServer(connection: Connection, { isReplacing }: RestoreOptions): Promise<void> {
  const landed = await withClient(connection, readLanded)
  if (landed.length > 0 && !isReplacing) refuseOverwriting('The database of DATABASE_URL')
  const { rows } = await connection.pool.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and usename = current_user and backend_type = 'client backend'
        and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.others)
    throw new BackupError(
      'Somebody else is connected to the database of DATABASE_URL: stop every node first. Nothing was changed.',
    )
}

async function loadDump(
  connection: Connection,
  migrations: readonly string[],
  folder: string,
): Promise<void> {
  await migrate(connection.pool, migrations)
  await withClient(connection, async client => {
    await client.query(`begin; ${AS_TEXT}`)
    try {
      await loadTables(client, folder)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
    await client.query('analyze')
  })
}

/** Checks that every table has as many rows as when the backup was made. */
async function checkRows(connection: Connection, { rows }: Manifest): Promise<void> {
  const counted = await withClient(connection, countRows)
  const wrong = Object.keys(rows).find(table => counted[table] !== rows[table])
  if (wrong) throw new BackupError(`The table ${wrong} has ${counted[wrong]} rows instead of ${rows[wrong]}.`)
}

/** Builds the complete new data folder beside the existing one. */
async function makeEmbedded(manifest: Manifest, unpacked: string, data: string): Promise<void> {
  if (manifest.engine === 'postgres')
    throw new BackupError(
      'This is the backup of a PostgreSQL server: name one in DATABASE_URL to restore it there. Nothing was changed.',
    )
  const connection = await connect({ dataDir: data })
  try {
    const names = manifest.migrations.map(({ name }) => name)
    await loadDump(connection, names, join(unpacked, TABLES))
    await checkRows(connection, manifest)
  } finally {
    await connection.close()
  }
  rmSync(join(data, 'database-host'), { force: true })
}

async function checkLoading({ pool }: Connection): Promise<void> {
  const { rows } = await pool.query<{ allowed: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'set') as allowed`,
  )
  if (rows[0]?.allowed) return
  throw new BackupError(
    'The tables of an embedded database are loaded without their triggers, which the user of DATABASE_URL may not do: ' +
      'restore as a superuser, or grant set on parameter session_replication_role. Nothing was changed.',
  )
}

/**
 * Restores either kind of backup into a server: this is how an installation moves from the embedded engine to a
 * server.
 */
async function fillServer(
  options: RestoreOptions,
  manifest: Manifest,
  unpacked: string,
  moveFiles: () => Promise<void>,
): Promise<void> {
  const connection = await connect({ url: options.databaseUrl, dataDir: options.dataDir })
  try {
    await checkServer(connection, options)
    if (manifest.engine === 'embedded') await checkLoading(connection)
    await moveFiles()
    if (manifest.engine === 'postgres')
      await restoreServer(options.databaseUrl ?? '', join(unpacked, SERVER_DUMP))
    else {
      writeFileSync(join(options.dataDir, UNFINISHED), '')
      await connection.pool.query('drop schema if exists public cascade; drop schema if exists sync cascade')
      await connection.pool.query('create schema public')
      const names = manifest.migrations.map(({ name }) => name)
      await loadDump(connection, names, join(unpacked, TABLES))
    }
    await checkRows(connection, manifest)
  } finally {
    await connection.close()
  }
}

/** Moves a file or a folder; of a mounted folder, moves the content. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!/^(EXDEV|EBUSY|ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
    if (!statSync(from).isDirectory()) {
      copyFileSync(from, to)
      rmSync(from)
      return
    }
    makePrivateFolder(to)
    for (const name of readdirSync(from)) move(join(from, name), join(to, name))
  }
}

/**
 * Moves the existing data aside and the new data into its place. Returns where the old data is, or null if there was
 * none.
 */
function swapFolders(dataDir: string, data: string, now: Date): string | null {
  const old = [...dataEntries(dataDir), 'database', 'database-host', 'rasters']
  const aside = join(dataDir, `${REPLACED}${stampOf(now)}`)
  const moved = old.filter(name => existsSync(join(dataDir, name)))
  if (moved.length > 0) mkdirSync(aside, { mode: 0o700 })
  for (const name of moved) move(join(dataDir, name), join(aside, name))
  for (const name of readdirSync(data)) move(join(data, name), join(dataDir, name))
  return moved.length > 0 ? aside : null
}

async function restoreLocked(options: RestoreOptions, now: Date) {
  const { file, dataDir, databaseUrl } = options
  const bucket = options.bucket && openBucket(options.bucket)
  const work = join(dataDir, RESTORING)
  const [unpacked, data] = [join(work, 'unpacked'), join(work, 'unpacked', FILES)]
  const marker = join(dataDir, UNFINISHED)
  rmSync(work, { recursive: true, force: true })
  makePrivateFolder(unpacked)
  try {
    await unpack(resolve(file), unpacked)
    const manifest = await verifyBackup(unpacked)
    refuseNewer(manifest)
    if (bucket && !options.isReplacing && (await holdsFiles(bucket)))
      refuseOverwriting('The bucket of S3_BUCKET')
    makePrivateFolder(data)
    // After every check, and before the steps that cannot be undone: if the bucket cannot be reached, nothing has
    // changed.
    const moveFiles = async () => {
      if (bucket) await fillBucket(bucket, data)
    }
    if (databaseUrl) await fillServer(options, manifest, unpacked, moveFiles)
    else {
      await makeEmbedded(manifest, unpacked, data).catch(error => {
        throw causeOfFailure(error, dataDir)
      })
      await moveFiles()
    }
    writeFileSync(marker, '')
    const aside = swapFolders(dataDir, data, now)
    rmSync(marker)
    return { manifest, aside }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * Replaces the existing data by a backup. Checks everything before it changes anything, and moves the data folder's
 * old content aside instead of removing it.
 * @throws BackupError with a sentence for the operator; FolderInUse while the site runs.
 */
export async function restore(
  options: RestoreOptions,
  now = new Date(),
): Promise<{ manifest: Manifest; aside: string | null }> {
  if (!existsSync(options.file)) throw new BackupError(`There is no file ${resolve(options.file)}.`)
  if (holdsData(options.dataDir) && !options.isReplacing) refuseOverwriting(resolve(options.dataDir))
  const unlock = lockFolder(options.dataDir)
  try {
    return await restoreLocked(options, now)
  } finally {
    unlock()
  }
}
