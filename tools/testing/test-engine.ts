import type { Connection } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'

/** How far a test's database is prepared. */
export type Filling = 'empty' | 'migrated' | 'seeded'

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

/** Brings a copy of the filling before to this one. */
export async function fill({ db, pool }: Connection, filling: Filling): Promise<void> {
  if (filling === 'migrated') await migrate(pool)
  if (filling === 'seeded') await seed(db)
}
