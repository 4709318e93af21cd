import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, isUnreachable } from '#database/connect.ts'
import { type ContentFolder, contentFolder } from '#database/content/content-file.ts'
import { StoreFault } from '#database/files/byte-store.ts'
import type { PhotoFiles } from '#database/files/photo-files.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { seedPeople } from '#database/seed-people.ts'
import { seedPhotos } from '#database/seed-photos.ts'
import type { Log } from '#server/log.ts'

/** The advisory lock. Different from that of migrations, which is taken inside this one. */
const LOCK = 7_301_996

/**
 * Serialises work that several processes on one server start at the same time, however long each takes. The embedded
 * database has only one process.
 */
export async function oneAtATime<T>(
  { pool, engine }: Pick<Connection, 'pool' | 'engine'>,
  run: () => Promise<T>,
): Promise<T> {
  if (engine === 'embedded') return run()
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout to 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await run()
  } finally {
    // Destroying the client ends the session, and its lock with it, whatever went wrong.
    client.release(true)
  }
}

const RETRY_MS = 2_000

export interface Preparation {
  /** Whether the database is migrated and seeded. */
  isDone: () => boolean
  /** Resolves when the database is migrated and seeded. */
  done: Promise<void>
  /** Resolves at the same time, or when the first attempt has found the database unreachable. */
  tried: Promise<void>
}

interface PreparationParts {
  connection: Connection
  photos: PhotoFiles
  /** The file with the passwords of one person of each role; null if no people are seeded. */
  people: { file: string; secret: string } | null
  /** The folder of authored content. */
  contentDir: string
  log: Log
  signal: AbortSignal
}

/** Migrates and seeds; while a database server is unreachable, tries again until it is back. */
export function prepareDatabase(parts: PreparationParts): Preparation {
  const { connection, photos, people, contentDir, log, signal } = parts
  const { db, pool } = connection
  let isDone = false

  /**
   * Continues without a photograph that cannot be stored: a site without some of its photographs is better than none.
   */
  async function seedMissingPhotos(content: ContentFolder): Promise<number> {
    try {
      return await seedPhotos({ db, photos }, content)
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error
      log.error(
        { err: error },
        'photographs of content/ that are not in the bucket are put there at the next start',
      )
      return 0
    }
  }

  /** Migrates and seeds. A later process finds nothing left to do. */
  async function fill(): Promise<{ migrations: string[]; seeded: number }> {
    const migrations = await migrate(pool)
    const content = contentFolder(contentDir)
    const seeded = (await seed(db, content)) + (await seedMissingPhotos(content))
    if (people && (await seedPeople({ db, ...people })) > 0) {
      log.info(`one person of each role can log in; their passwords are in ${people.file}`)
    }
    return { migrations, seeded }
  }

  /** Returns false if the database is unreachable. @throws if it refuses, or if content/ has mistakes. */
  async function attempt(): Promise<boolean> {
    try {
      log.info(await oneAtATime(connection, fill), 'the database is ready')
      isDone = true
    } catch (error) {
      if (!isUnreachable(error)) throw error
      log.warn('the database cannot be reached yet; requests are taken by the journal')
    }
    return isDone
  }

  async function prepare(): Promise<void> {
    await tried
    while (!isDone && !signal.aborted) {
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await attempt()
    }
  }
  const tried = attempt().then(() => undefined)
  const done = prepare()
  // `tried` rejects first, and its caller may stop before anything awaits this promise.
  done.catch(() => undefined)
  return { isDone: () => isDone, done, tried }
}
