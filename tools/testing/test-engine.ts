import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '#database/connect.ts'
import { authoredContent } from '#database/content/content-file.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { openPhotoFiles } from '#database/files/photo-files.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { seedPhotos } from '#database/seed-photos.ts'

/** How far a test's database is prepared, each step from the one before; `catalogue` is a read-only `seeded`. */
export const FILLINGS = ['empty', 'migrated', 'seeded', 'catalogue'] as const
export type Filling = (typeof FILLINGS)[number]

/** Prepared once for each run, so that a test file's database is only a copy. */
export interface TestEngine {
  /** The PostgreSQL server; absent on the embedded engine. */
  url?: string
  /** The name of a database on the server, or the path of a data folder of the embedded engine. */
  templates: Record<Filling, string>
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
const content = authoredContent()

/** Without it each site started on a copy would read all content again, for its photographs. */
async function seedContentPhotos({ db }: Connection): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-photos-'))
  await seedPhotos({ db, photos: openPhotoFiles(await openFolderStore(folder)) }, content)
  rmSync(folder, { recursive: true })
}

/** Brings a copy of the previous filling to this one. */
export async function fill(connection: Connection, filling: Filling): Promise<void> {
  const { db, pool, engine } = connection
  if (filling === 'empty' && engine === 'embedded')
    for (const statement of DROP_OTHERS) await pool.query(statement)
  if (filling === 'migrated') await migrate(pool)
  if (filling === 'seeded') {
    await seed(db, content)
    await seedContentPhotos(connection)
  }
  if (filling === 'catalogue') await pool.query(REFUSE_WRITES[engine])
}
