import { describe, expect, it } from 'vitest'
import { commentFaults, documentFaults, structureFaults } from './structure.ts'
import { JOINED_LINES, MOST_COMPONENTS, MOST_FILES } from './structure-rules.ts'

/** The faults of an invented tree, by path and source. */
function faultsOf(sources: Record<string, string>): string[] {
  return structureFaults(new Map(Object.entries(sources)))
}

const TRIP = 'app/features/trip/trip/trip.ts'
const CLIENT = 'app/client/api-client/calls.ts'
const PAGE = 'app/pages/site/home.tsx'

const VERB = 'app/features/trip/trip/find-trip.server.ts'
const RULES = 'app/features/trip/trip/prices.ts'
const WRITE = 'app/features/trip/trip/trip-commands.server.ts'

const PART = 'app/features/trip/trip/trip-part.tsx'
const CARD = 'app/features/trip/trip/trip-card.tsx'
const ofPart = `import { part } from './trip-part.tsx'`

/** This many source files in one folder. */
function filled(folder: string, files: number, ending = 'ts'): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: files }, (_, i) => [`${folder}/part-${i}.${ending}`, `export const part = ${i}`]),
  )
}

describe('a tree without faults', () => {
  it.each<[string, Record<string, string>]>([
    ['a page imports a feature', { [PAGE]: `import { trip } from '#${TRIP}'`, [TRIP]: '' }],
    ['a noun imports one below it', { [TRIP]: `import '#app/features/people/staff/staff.ts'` }],
    ['a test imports from above', { 'app/features/trip/trip/trip.test.ts': `import '#${PAGE}'` }],
    ['an entrance imports from above', { 'app/root.tsx': `import '#${PAGE}'` }],
    ['a test writes an address', { 'app/features/trip/trip/trip.test.ts': `ask('/trips')` }],
    ['the links write addresses', { 'app/links.ts': `href('/trips')` }],
    ['types of the server', { [CLIENT]: `import type { Route } from '#server/api/calls.ts'` }],
    ['a folder is full', filled('app/features/trip/trip', MOST_FILES)],
    ['components do not count', filled('app/features/trip/trip', MOST_FILES + 1, 'tsx')],
    ['a shelf of one noun', { 'app/features/wish/wish.ts': '' }],
    ['tests are many', Object.fromEntries(filledTests('app/features/trip/trip'))],
    ['a collection is large', filled('app/ui', MOST_FILES + 1)],
    ['two read a part', { [PART]: '', [CARD]: ofPart, 'app/features/trip/trip/trip-face.tsx': ofPart }],
    ['a part is too long for its reader', { [PART]: '\n'.repeat(JOINED_LINES), [CARD]: ofPart }],
    ['a part is loaded later', { [PART]: '', [CARD]: `lazy(() => import('./trip-part.tsx'))` }],
    ['a part has a test', { [PART]: '', [CARD]: ofPart, [PART.replace('.tsx', '.test.tsx')]: ofPart }],
    ['a part of another folder', { [PART]: '', [PAGE]: `import '#${PART}'` }],
    [
      'a read beside its write',
      {
        'app/features/trip/trip/trip-queries.server.ts': '',
        [WRITE]: `import './trip-queries.server.ts'; command()`,
      },
    ],
  ])('%s', (_, sources) => {
    expect(faultsOf(sources)).toEqual([])
  })
})

function filledTests(folder: string): [string, string][] {
  return Array.from({ length: MOST_FILES + 1 }, (_, i) => [`${folder}/part-${i}.test.ts`, ''])
}

describe('a fault is reported', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an import from above', { [TRIP]: `import { x } from '#${PAGE}'` }, `may not import ${PAGE}`],
    ['a re-export from above', { [TRIP]: `export { x } from '#${PAGE}'` }, `may not import ${PAGE}`],
    ['an import in time from above', { [TRIP]: `await import('#${PAGE}')` }, `may not import ${PAGE}`],
    ['art that imports the app', { 'art/poster/sun.ts': `import '#${TRIP}'` }, `may not import ${TRIP}`],
    ['an unknown room', { 'extras/x.ts': '' }, 'extras is no room'],
    ['a file of no noun', { 'app/features/trip/loose.ts': '' }, 'stands in no noun'],
    ['an unknown verb', { 'app/features/trip/trip/juggle-trips.server.ts': '' }, 'is of no known kind'],
    ['a verb that exports another', { [VERB]: 'export function drawTrip() {}' }, 'what it is named after'],
    ['rules of something else', { [RULES]: 'export const season = 1' }, 'a word of its name'],
    ['a write without a command', { [WRITE]: 'export async function book() {}' }, 'calls no command()'],
    ['a participle as a name', { [TRIP]: 'export const keptTrips = []' }, 'exports keptTrips'],
    ['an unknown ending', { 'app/features/trip/trip/trip.json': '' }, 'is of no known kind'],
    ['an address of any page by hand', { [TRIP]: `const to = '/vote/x'` }, 'writes the address /vote/x'],
    ['an address by hand', { [TRIP]: `const to = '/trips'` }, 'writes the address /trips'],
    [
      'a Spanish one',
      { [TRIP]: 'const to = `/es/ask?x`'.replace('?x', '/x') },
      'writes the address /es/ask/x',
    ],
    [
      'a type that has a home',
      { [TRIP]: `function nameIn(locale: 'en' | 'es') {}` },
      'writes Locale again; take it from database/values/locale.ts',
    ],
    [
      'the server at run time',
      { [CLIENT]: `import {\n  type Route,\n  callRoutes,\n} from '#server/api/calls.ts'` },
      'imports #server/api/calls.ts at run time',
    ],
    [
      'a condition of its own for what is published',
      { [TRIP]: 'and(eq(trip.key, key), isNull(trip.archived))' },
      'writes isPublished again; take it from database/schema/published.ts',
    ],
    [
      'the context of a read',
      { [TRIP]: `type Context = Pick<RequestContext, 'db' | 'locale'>` },
      'writes ReadContext again; take it from app/request-context.ts',
    ],
    [
      'the context of a caller',
      { [TRIP]: `type Context = Pick<RequestContext, 'db' | 'actor'>` },
      'writes CallerContext again; take it from app/request-context.ts',
    ],
    ['a part that fits into its reader', { [PART]: '', [CARD]: ofPart }, 'is read by trip-card.tsx alone'],
    ['a path upwards', { [TRIP]: `import { x } from '../price/price.ts'` }, 'imports by ../'],
    ['a crowd', filled('app/features/trip/trip', MOST_FILES + 1), `more than ${MOST_FILES} files`],
    [
      'a crowd of components',
      filled('app/features/trip/trip', MOST_COMPONENTS + 1, 'tsx'),
      `more than ${MOST_COMPONENTS} components`,
    ],
  ])('%s', (_, sources, words) => {
    const faults = faultsOf(sources)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(words)
    expect(faults[0]).toContain(Object.keys(sources)[0]?.replace(/\/part-0\.tsx?$/, ''))
  })

  it('nouns that import one another, directly and through others', () => {
    const imports = (noun: string) => `import '#app/features/trip/${noun}/${noun}.ts'`
    const faults = faultsOf({
      'app/features/trip/a/a.ts': imports('b'),
      'app/features/trip/b/b.ts': imports('c'),
      'app/features/trip/c/c.ts': imports('a'),
      'app/features/trip/d/d.ts': imports('a'),
    })
    expect(faults).toEqual(['trip/a, trip/b, trip/c: import one another'])
  })
})

it('a path that a document names and nothing has', () => {
  const paths = ['app/features/trip/trip/trip-queries.server.ts', 'server/http.ts']
  const text = (named: string) => new Map([['docs/x.md', `See \`${named}\`.`]])
  for (const named of [
    'server/http.ts',
    'trip/trip',
    'f/trip/trip/',
    's/http.ts',
    'trip/trip-queries',
    '/api/trip',
  ])
    expect(documentFaults(text(named), paths), named).toEqual([])
  for (const named of ['server/https.ts', 'f/trip/price', 'rip/trip'])
    expect(documentFaults(text(named), paths)).toEqual([`docs/x.md: names ${named}, which is nowhere`])
})

it('a comment names files and folders that are there', () => {
  const paths = ['app/features/trip/price/price.ts', 'app/picture/media/media.ts']
  const faults = (comment: string) => commentFaults(new Map([['app/x.ts', comment]]), paths)
  for (const comment of [
    '/** As price.ts says. */',
    '// See features/trip/price.',
    "const at = 'gone/away.ts'",
  ])
    expect(faults(comment), comment).toEqual([])
  for (const [comment, named] of [
    ['/** As prices.ts says. */', 'prices.ts'],
    ['// Loaded when it is opened (features/media).', 'features/media'],
  ] as const)
    expect(faults(comment)).toEqual([`app/x.ts: a comment names ${named}, which is nowhere`])
})
