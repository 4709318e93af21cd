import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Faults that are planted in a tree of a few files: each check of imports and of dead code reports its own. */

type Tree = Record<string, string>

/** Runs one of the repository's checks, with its configuration, on a tree of its own. */
function reportOn(tree: Tree, command: string, ...options: string[]): unknown {
  const root = temporaryFolder()
  for (const name of ['package.json', 'tsconfig.json', 'knip.json', '.dependency-cruiser.cjs'])
    copyFileSync(name, join(root, name))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const [path, source] of Object.entries(tree)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin', command), options, {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout, stderr).not.toBe('')
  return JSON.parse(stdout)
}

/** For each rule of dependency-cruiser a file that breaks it, and what it imports. */
const breaking: Record<string, readonly [path: string, imported: string]> = {
  'no-cycles': ['app/text/a.ts', '#app/text/b.ts'],
  'one-file-knows-the-server': ['app/text/c.ts', '#server/api/calls.ts'],
  'ui-knows-nothing-of-travel': ['app/ui/tile.ts', '#app/features/trip/trip/trip.ts'],
  'features-know-no-pages': ['app/features/trip/trip/leads.ts', '#app/pages/home.tsx'],
  'two-shelves-meet-in-a-page': ['app/features/trip/trip/bill.tsx', '#app/features/money/org/org-leads.tsx'],
  'only-reads-and-writes-touch-the-database': ['app/features/trip/trip/rules.ts', '#database/connect.ts'],
  'database-knows-no-product': ['database/plant.ts', '#app/features/trip/trip/trip.ts'],
  'the-product-needs-no-tools': ['server/gate.ts', '#tools/gate.ts'],
  'only-one-file-opens-the-embedded-engine': ['server/engine.ts', '@electric-sql/pglite'],
  'traces-are-loaded-only-where-they-are-sent': ['server/spans.ts', '@opentelemetry/api'],
  'browser-files-stay-out-of-the-server': ['app/text/d.ts', '#app/text/find-trip.server.ts'],
}

const violations = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

it('each rule about imports reports the file that breaks it, and no other', () => {
  const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
    '../.dependency-cruiser.cjs',
  )
  expect(Object.keys(breaking)).toEqual(forbidden.map(({ name }) => name))
  const tree: Tree = { 'app/text/b.ts': `import '#app/text/a.ts'` }
  for (const [path, imported] of Object.values(breaking)) {
    if (imported.startsWith('#')) tree[imported.slice(1)] ??= 'export {}'
    tree[path] = `import '${imported}'`
  }
  const report = reportOn(
    tree,
    'depcruise',
    ...['--output-type', 'json', 'app', 'database', 'server', 'tools'],
  )
  const { summary } = violations.parse(report)
  const found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
  const planted = Object.entries(breaking).map(([rule, [path]]) => `${rule}: ${path}`)
  expect([...new Set(found)].toSorted()).toEqual(planted.toSorted())
})

const issue = z.array(z.object({ name: z.string() })).default([])
const issues = z.object({
  issues: z.array(
    z.object({
      file: z.string(),
      files: issue,
      exports: issue,
      types: issue,
      dependencies: issue,
      unlisted: issue,
    }),
  ),
})

/** What a run of knip reports: kind, file and name. */
function deadIn(tree: Tree, ...options: string[]): string[] {
  const report = issues.parse(reportOn(tree, 'knip', '--reporter', 'json', '--no-progress', ...options))
  return report.issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) => found.map(({ name }) => `${kind}: ${file} ${name}`)),
  )
}

const dead: Tree = {
  'app/routes.ts': `import './text/word.ts'\nimport { used } from './text/used.ts'\nimport 'not-installed'\nused()`,
  'app/text/word.ts': 'export const unused = 1\nexport interface Unused { of: string }',
  'app/text/used.ts':
    'export function used() {}\nexport function tested() {}\nexport interface Tested { of: string }',
  'app/text/forgotten.ts': 'export {}',
  'app/text/for-tests.ts': 'export const helped = 1',
  'app/text/used.test.ts': `import { tested, type Tested } from './used.ts'\nimport { helped } from './for-tests.ts'\ntested({} as Tested, helped)`,
}

it('a file, an export, a type and a package that nobody uses are reported, and a package that is not installed', () => {
  expect(deadIn(dead)).toEqual(
    expect.arrayContaining([
      'files: app/text/forgotten.ts app/text/forgotten.ts',
      'exports: app/text/word.ts unused',
      'types: app/text/word.ts Unused',
      'unlisted: app/routes.ts not-installed',
      'dependencies: package.json hono',
    ]),
  )
})

it('what tests alone use is reported as well', () => {
  const found = deadIn(dead, '--production', '--include', 'files,exports,types')
  expect(found).toEqual(
    expect.arrayContaining([
      'files: app/text/for-tests.ts app/text/for-tests.ts',
      'exports: app/text/used.ts tested',
      'types: app/text/used.ts Tested',
    ]),
  )
})
