import type { Connection } from '#database/connect.ts'
import { authoredContent } from '#database/content/content-file.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'

/** How far a test's database is prepared, each from the one before; `catalogue` is `seeded` and refuses writes. */
export const FILLINGS = ['empty', 'migrated', 'seeded', 'catalogue'] as const
export type Filling = (typeof FILLINGS)[number]

/** What each run prepares once, so that a test file's own database is only a copy. */
export interface TestEngine {
  /** The PostgreSQL server; none on the embedded engine. */
  url?: string
  /** Name of a database on the server, or path of a data folder of the embedded engine. */
  templates: Record<Filling, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    testEngine: TestEngine
  }
}

/** The embedded engine reads its configuration, but not what is set for one of its databases. */
const REFUSE_WRITES = {
  embedded: 'alter system set default_transaction_read_only to on',
  postgres: `do $$ begin
    execute format('alter database %I set default_transaction_read_only to on', current_database());
  end $$`,
}

/** Databases that nobody opens: a third of the files of every copy. */
const DROP_OTHERS = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
]

/** Both engines are given the same: it is read once. */
const content = authoredContent()

/** Brings a copy of the filling before to this one. */
export async function fill({ db, pool, engine }: Connection, filling: Filling): Promise<void> {
  if (filling === 'empty' && engine === 'embedded')
    for (const statement of DROP_OTHERS) await pool.query(statement)
  if (filling === 'migrated') await migrate(pool)
  if (filling === 'seeded') await seed(db, content)
  if (filling === 'catalogue') await pool.query(REFUSE_WRITES[engine])
}
