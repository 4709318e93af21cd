import { configDefaults, defineConfig } from 'vitest/config'

const databaseTests = '**/*.db.test.ts'
const exclude = [...configDefaults.exclude, 'e2e/**', 'build/**', '.data/**']

/**
 * What is asked of PostgreSQL alone. What only reads the catalogue: the crawl asks every page of the embedded engine. And
 * the doors, whose statements are those of the commands and queries behind them: of the embedded engine they are asked by
 * the reference's examples, one of every call, by the journeys and by `kill -9`. And the composing of first drafts, which
 * reads the catalogue once and then computes: e2e/first-draft.spec.ts has drafts composed on the embedded engine.
 */
const onPostgresAlone = [
  '**/*-queries.db.test.ts',
  'app/features/catalogue/list/lists.db.test.ts',
  'app/features/proposal/first-draft/compose-drafts.db.test.ts',
  'app/features/reading/structured-data/structured-data.db.test.ts',
  'app/pages/machines/*.db.test.ts',
  'server/api/!(openapi-examples).db.test.ts',
  'server/cache/given-pages.db.test.ts',
  'server/{actor,http,limits,pages,pages-from-rows,reply-times}.db.test.ts',
]

/** The same tests on each engine, but for those: what holds on one and not on the other is a bug. */
function onEngine(name: 'embedded' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name,
      include: [databaseTests],
      exclude: name === 'embedded' ? [...exclude, ...onPostgresAlone] : exclude,
      globalSetup: [`tools/testing/${name}-setup.ts`],
    },
  }
}

export default defineConfig({
  // What React's production build understands.
  oxc: { jsx: { development: false } },
  test: {
    exclude,
    setupFiles: ['tools/testing/property-seed.ts', 'tools/testing/production-react.ts'],
    retry: 0,
    // Limits for what would never end: the machine may be busy with the other lane of the gate.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files share their modules: nothing here keeps state in one, and it takes a third of the time off.
    isolate: false,
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
