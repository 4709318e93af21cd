import { configDefaults, defineConfig } from 'vitest/config'
import { EVERYWHERE } from './tools/everywhere.ts'

const databaseTests = '**/*.db.test.ts'
/** Tests of content/, whose databases have it in place of the small world of the others. */
const contentTests = '**/*-content.db.test.ts'
const exclude = [...configDefaults.exclude, 'e2e/**', 'build/**', '.data/**']

/**
 * Tests that run on PostgreSQL only, unless everything runs everywhere. Queries of the catalogue: on the embedded engine
 * the crawl visits every page. Emails: the journeys read those that they cause. Commands and doors: on the embedded
 * engine they are covered by the reference's examples (one of every call), the journeys and the kill -9 test; storing
 * requests and booking run on both. Migrating and seeding: every test's embedded database was migrated and seeded. Pages
 * that preview a draft: how one is read runs on both. Which rows are offered as live rows: how they are offered runs on
 * both. And composing first drafts, which reads the catalogue once and then computes: e2e/first-draft.spec.ts does so on
 * the embedded engine.
 */
const onPostgresAlone = [
  '**/*-queries.db.test.ts',
  'app/features/!(money|request)/**/!(*-content).db.test.ts',
  'app/features/money/!(booking)/*.db.test.ts',
  'app/features/request/!(sending)/!(*-content).db.test.ts',
  'app/emails/*.db.test.ts',
  'app/freshness/*.db.test.ts',
  'app/pages/machines/*.db.test.ts',
  'app/picture/**/*.db.test.ts',
  'database/{migrate,seed,seed-photos,seed-people}.db.test.ts',
  'database/{migrations,schema,seed}/*.db.test.ts',
  'database/documents/export-documents.db.test.ts',
  'server/api/!(*-content).db.test.ts',
  'server/{cache,metrics,preview,security}/*.db.test.ts',
  'server/jobs/mail-outage.db.test.ts',
  'server/sync/offered-shapes.db.test.ts',
  'server/start/{find-admin,remove-demonstration,seed-demonstration}.db.test.ts',
  'server/{actor,http,limits,markup,pages,pages-from-rows,reply-times,safe-headers}.db.test.ts',
]

/** It needs Debian's IMAP server. */
const everywhereAlone = 'server/jobs/real-mailbox.db.test.ts'

const leftOut = EVERYWHERE
  ? { embedded: [everywhereAlone], postgres: [contentTests] }
  : { embedded: [...onPostgresAlone, everywhereAlone], postgres: [contentTests, everywhereAlone] }

/** The same tests on each engine, except those and tests of the content: a difference between the engines is a bug. */
function onEngine(name: 'embedded' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name,
      include: [databaseTests],
      exclude: [...exclude, ...leftOut[name]],
      globalSetup: [`tools/testing/${name}-setup.ts`],
    },
  }
}

export default defineConfig({
  // As React's production build needs.
  oxc: { jsx: { development: false } },
  test: {
    exclude,
    // For threads that tests start: an email is read in one, which spends most of its time on its own modules.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    setupFiles: ['tools/testing/property-seed.ts', 'tools/testing/production-react.ts'],
    retry: 0,
    // Limits for a test that would never end: the other lane of the gate may keep the machine busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files share their modules: nothing keeps state in one, and this saves a third of the time.
    isolate: false,
    // Thousands of small modules, which Node loads faster by itself.
    server: { deps: { external: [/\/app\/paraglide\//] } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...exclude, databaseTests] },
      },
      onEngine('embedded'),
      onEngine('postgres'),
    ],
  },
})
