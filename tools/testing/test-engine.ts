import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '#database/connect.ts'
import { authoredContent, type ContentFolder } from '#database/content/content-file.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { openPhotoFiles } from '#database/files/photo-files.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { seedPhotos } from '#database/seed-photos.ts'
import { world } from './world.ts'

/** How far a test's database is prepared: seeded with the small world of the tests, and then refusing writes. */
export const WORLD_FILLINGS = ['empty', 'migrated', 'world', 'worldToRead'] as const

/** The same with content/, which only tests of the content read; on the embedded engine alone. */
export const CONTENT_FILLINGS = ['content', 'contentToRead'] as const

export type Filling = (typeof WORLD_FILLINGS | typeof CONTENT_FILLINGS)[number]
export type WorldTemplates = Record<(typeof WORLD_FILLINGS)[number], string>
export type Templates = WorldTemplates & Partial<Record<Filling, string>>

const PREPARED_FROM = {
  empty: null,
  migrated: 'empty',
  world: 'migrated',
  worldToRead: 'world',
  content: 'migrated',
  contentToRead: 'content',
} as const

/** The filling that one is prepared from; null for the first. */
export function filledFrom<F extends Filling>(filling: F): (typeof PREPARED_FROM)[F] {
  return PREPARED_FROM[filling]
}

/** Prepared once for each run, so that a test file's database is only a copy. */
export interface TestEngine {
  /** The PostgreSQL server; absent on the embedded engine. */
  url?: string
  /** The name of a database on the server, or the path of a data folder of the embedded engine. */
  templates: Templates
}

declare module 'vitest' {
  interface ProvidedContext {
    testEngine: TestEngine
  }
}

/** The embedded engine reads its configuration, but not the settings of a single database. */
const REFUSE_WRITES = {
  embedded: 'alter system set default_transaction_read_only to on',
  postgres: `do $$ begin
    execute format('alter database %I set default_transaction_read_only to on', current_database());
  end $$`,
}

/** Unused databases: a third of the files of every copy. */
const DROP_OTHERS = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
]

/** Both engines get the same content, read once. */
const sources = { world, content: authoredContent() }

/** Without it each site started on a copy would read all content again, for its photographs. */
async function seedContentPhotos({ db }: Connection, content: ContentFolder): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-photos-'))
  await seedPhotos({ db, photos: openPhotoFiles(await openFolderStore(folder)) }, content)
  rmSync(folder, { recursive: true })
}

/** Brings a copy of the filling before to this one. */
export async function fill(connection: Connection, filling: Filling): Promise<void> {
  const { db, pool, engine } = connection
  if (filling === 'empty' && engine === 'embedded')
    for (const statement of DROP_OTHERS) await pool.query(statement)
  if (filling === 'migrated') await migrate(pool)
  if (filling === 'world' || filling === 'content') {
    await seed(db, sources[filling])
    await seedContentPhotos(connection, sources[filling])
  }
  if (filling === 'worldToRead' || filling === 'contentToRead') await pool.query(REFUSE_WRITES[engine])
}
