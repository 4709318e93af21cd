import { posix } from 'node:path'
import routes from '../app/routes.ts'
import {
  COLLECTIONS,
  COMPONENT,
  ENTRANCES,
  JOINED_LINES,
  KINDS,
  MOST_COMPONENTS,
  MOST_FILES,
  NOUN_SHELVES,
  ONE_HOME,
  OUTSIDE,
  ROOMS,
} from './structure-rules.ts'

/** The structural faults of a tree of sources, a line each. */

type Sources = ReadonlyMap<string, string>

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The room of a file. Returns null outside the application's order. */
export function roomOf(path: string): string | null {
  if (ENTRANCES.includes(path) || OUTSIDE.some(folder => path.startsWith(`${folder}/`))) {
    return path.startsWith('database/values/') ? 'database/values' : null
  }
  const room = ROOMS.filter(room => path.startsWith(`${room}/`)).toSorted((a, b) => b.length - a.length)[0]
  return room ?? path.split('/')[0] ?? null
}

/** The noun of a feature that a file belongs to, such as trip/price or wish; null if it is in none. */
function nounOf(path: string): string | null {
  const [, shelf = '', noun] = /^app\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  if (noun === undefined) return NOUN_SHELVES.includes(shelf) ? shelf : null
  return `${shelf}/${noun}`
}

/** The imports of a module that are our own, as paths from the root. */
export function importsOf(path: string, source: string): string[] {
  const specifiers = source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)
  return [...specifiers].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(path), target),
  )
}

function orderFaults(path: string, imports: readonly string[]): string[] {
  const room = roomOf(path)
  const place = ROOMS.indexOf(room ?? '')
  if (room === null || isTest(path)) return []
  if (place < 0) return [`${path}: ${room} is no room; name it in tools/structure-rules.ts`]
  return imports
    .filter(target => ROOMS.indexOf(roomOf(target) ?? '') > place)
    .map(target => `${path}: ${room} may not import ${target}`)
}

/** The browser's client knows the server's routes, as types (decision 41): the build would carry anything else along. */
function serverFaults(path: string, source: string): string[] {
  if (!path.startsWith('app/') || isTest(path)) return []
  const values = source.matchAll(/^import (?!type\b)[^'"]*['"](#server\/[^'"]+)['"]/gm)
  return [...values].map(([, target]) => `${path}: imports ${target} at run time; write import type`)
}

/** The words of a name in any spelling, each in the singular. */
function wordsOf(name: string): string[] {
  const apart = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return apart.split(/[ _-]/).map(word => word.replace(/ies$/, 'y').replace(/s$/, ''))
}

/** The names that a module exports where it declares them. */
function exportsOf(source: string): string[] {
  const declared = /^export (?:async )?(?:function\*?|const|class|type|interface|enum) ([\w$]+)/gm
  return [...source.matchAll(declared)].map(([, name = '']) => name)
}

/** Whether a file exports what it is named after: with all words of its name, or with one. */
function saysItsName(path: string, source: string, words: 'all' | 'one'): boolean {
  const stem = wordsOf(posix.basename(path).replace(/(\.server)?\.ts$/, ''))
  return exportsOf(source)
    .map(wordsOf)
    .some(named => {
      if (words === 'one') return stem.some(word => named.includes(word))
      return named[0] === stem[0] && stem.every(word => named.includes(word))
    })
}

function kindFaults(path: string, source: string): string[] {
  if (!path.startsWith('app/features/')) return []
  const noun = nounOf(path)
  if (noun === null) return [`${path}: stands in no noun`]
  const name = posix.basename(path)
  const [, , says] = KINDS.find(([, pattern]) => pattern.test(name)) ?? [null, null, null]
  if (says === null) return [`${path}: is of no known kind`]
  if (says === 'command()' && !/\bcommand(<|\()/.test(source)) return [`${path}: calls no command()`]
  if (says === 'its name' && !saysItsName(path, source, 'all'))
    return [`${path}: does not export what it is named after`]
  if (
    says === 'a word of its name' &&
    name !== `${posix.basename(noun)}.ts` &&
    !saysItsName(path, source, 'one')
  )
    return [`${path}: exports nothing that has a word of its name`]
  return []
}

/** Names that say nothing to somebody who searches (docs/glossary.md): what was done, without what it was done to. */
const PARTICIPLES = ['asked', 'begun', 'heard', 'kept', 'said', 'told']

function nameFaults(path: string, source: string): string[] {
  if (isTest(path)) return []
  return exportsOf(source)
    .filter(name => wordsOf(name).some(word => PARTICIPLES.includes(word)))
    .map(name => `${path}: exports ${name}; name the thing (docs/glossary.md)`)
}

/** The first segments of the pages' addresses, and of the calls. */
const SEGMENTS = [
  'api',
  ...new Set(
    routes.flatMap(function segments({ path = '', children = [] }): string[] {
      const [first = ''] = path.split('/')
      return [...(/^[a-z-]{3,}$/.test(first) ? [first] : []), ...children.flatMap(segments)]
    }),
  ),
]
const ADDRESS = new RegExp(`['"\`](/(?:es/)?(?:${SEGMENTS.join('|')})(?:/[^'"\`]*)?)['"\`]`, 'g')

function addressFaults(path: string, source: string): string[] {
  if (
    isTest(path) ||
    /^app\/(links|routes)\.ts$|(site-frame|open-identity\.server)\.ts$/.test(path) ||
    !path.startsWith('app/')
  )
    return []
  return [...source.matchAll(ADDRESS)].map(
    ([, literal]) => `${path}: writes the address ${literal}; take it from app/links.ts`,
  )
}

function repetitionFaults(path: string, source: string): string[] {
  return ONE_HOME.filter(
    ([home, , again, without = []]) => path !== home && !without.includes(path) && again.test(source),
  ).map(([home, name]) => `${path}: writes ${name} again; take it from ${home}`)
}

/** Node and browsers write a range in different words or spaces, so that a page differs from what was served. */
function runtimeFaults(path: string, source: string): string[] {
  return path.startsWith('app/') && /\.formatRange(ToParts)?\(/.test(source)
    ? [`${path}: formats a range, which differs between Node and browsers; join two formatted ends`]
    : []
}

function sizeFaults(paths: readonly string[]): string[] {
  const sources = paths.filter(path => /\.tsx?$/.test(path) && !isTest(path) && !ENTRANCES.includes(path))
  const isComponent = (path: string) => COMPONENT.test(posix.basename(path))
  return [...Map.groupBy(sources, path => posix.dirname(path))]
    .filter(([folder]) => !COLLECTIONS.some(known => known.test(folder)))
    .flatMap(([folder, files]) => {
      const components = files.filter(isComponent).length
      return [
        ...(files.length - components > MOST_FILES
          ? [`${folder}: holds more than ${MOST_FILES} files of rules`]
          : []),
        ...(components > MOST_COMPONENTS ? [`${folder}: holds more than ${MOST_COMPONENTS} components`] : []),
      ]
    })
}

/** The imports that a module makes when it needs them: what is loaded later stands apart. */
function lateImportsOf(path: string, source: string): string[] {
  const calls = [...source.matchAll(/\bimport\(\s*'[.#][^']+'/g)].map(([call]) => call)
  return importsOf(path, calls.join('\n'))
}

/** What decides whether two files could be one: its folder, its side, and whether it reads or writes. */
function placeOf(path: string): string {
  const side = path.includes('.server.') ? 'server' : 'both'
  const [, act = ''] = /-(queries|commands)\.server\.ts$/.exec(path) ?? []
  return [posix.dirname(path), side, act].join()
}

/** Files that fit into the only one that reads them. One with a test of its own stays: its exports are for the test. */
function apartFaults(sources: Sources): string[] {
  const readers = new Map<string, string[]>()
  const late = new Set([...sources].flatMap(([path, source]) => lateImportsOf(path, source)))
  for (const [path, source] of sources)
    for (const target of new Set(importsOf(path, source)))
      readers.set(target, [...(readers.get(target) ?? []), path])
  const linesOf = (path: string) => sources.get(path)?.split('\n').length ?? 0
  return [...readers].flatMap(([path, [reader = '', ...others]]) => {
    const isApart = others.length > 0 || late.has(path) || placeOf(path) !== placeOf(reader) || isTest(reader)
    if (isApart || !path.startsWith('app/') || path.startsWith('app/emails/') || !sources.has(path)) return []
    return linesOf(path) + linesOf(reader) < JOINED_LINES && /\.tsx?$/.test(path)
      ? [`${path}: is read by ${posix.basename(reader)} alone, and fits into it`]
      : []
  })
}

/** Groups of nouns that import one another, directly or through others. */
export function knots(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = (from: string) => {
    const seen = new Set<string>()
    const waiting = [...(edges.get(from) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...(edges.get(next) ?? []))
    }
    return seen
  }
  const reached = new Map([...edges.keys()].map(noun => [noun, reach(noun)]))
  const groups = [...edges.keys()].map(noun =>
    [...edges.keys()]
      .filter(other => reached.get(noun)?.has(other) && reached.get(other)?.has(noun))
      .toSorted(),
  )
  return [...new Map(groups.filter(group => group.length > 1).map(group => [group.join(), group])).values()]
}

function knotFaults(sources: Sources): string[] {
  const edges = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    const noun = nounOf(path)
    if (noun === null || isTest(path)) continue
    const targets = edges.get(noun) ?? new Set()
    for (const target of importsOf(path, source)) {
      const other = nounOf(target)
      if (other !== null && other !== noun) targets.add(other)
    }
    edges.set(noun, targets)
  }
  return knots(edges).map(group => `${group.join(', ')}: import one another`)
}

/** Files as documents name them: docs/security.md shortens two rooms. */
const SHORTENED: readonly (readonly [short: string, room: string])[] = [
  ['s/', 'server/'],
  ['f/', 'app/features/'],
]
const NAMED_PATH = /`([a-z0-9_][\w.-]*(?:\/[\w.-]+)+\/?|[a-z][\w.-]*\.(?:tsx?|css|ya?ml))`/gi
/** What a build, an installation or a start makes, and the names that stand for a kind of file. */
const MADE = /^(node_modules|DATA_DIR)\/|^trip(-[a-z]+)*(\.[a-z]+)*\.tsx?$/

/** Whether a tree has a path: a whole one, or its end. */
function finderIn(paths: readonly string[]): (named: string) => boolean {
  const folders = paths.flatMap(path => path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/')))
  const known = `\n/${[...new Set(folders)].join('\n/')}\n`
  return named => {
    const [short, room] = SHORTENED.find(([start]) => named.startsWith(start)) ?? ['', '']
    const path = `/${room}${named.slice(short.length).replace(/\/$/, '')}`
    return ['', '.ts', '.tsx', '.server.ts'].some(ending => known.includes(`${path}${ending}\n`))
  }
}

/** The paths that a document names and nothing has. Decisions tell of their own time. */
export function documentFaults(documents: Sources, paths: readonly string[]): string[] {
  const isThere = finderIn(paths)
  return [...documents].flatMap(([document, text]) =>
    [...text.matchAll(NAMED_PATH)].flatMap(([, named = '']) =>
      isThere(named) || MADE.test(named) ? [] : [`${document}: names ${named}, which is nowhere`],
    ),
  )
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*/g
const FILE_OR_FOLDER =
  /(?<![\w/.@#*{}$-])((?:[a-z][\w.-]*\/)*[a-z][\w.-]*\.(?:tsx?|css|ya?ml)|(?:app|features|server)\/[a-z][\w/-]*\w)(?![\w*{$.]\w|\{)/g

/** The files and folders of which a comment speaks and that nothing has: they were moved, and it was not. */
export function commentFaults(sources: Sources, paths: readonly string[]): string[] {
  const isThere = finderIn(paths)
  return [...sources].flatMap(([path, source]) =>
    [...source.matchAll(COMMENT)].flatMap(([comment]) =>
      [...comment.matchAll(FILE_OR_FOLDER)].flatMap(([, named = '']) =>
        isThere(named) || MADE.test(named) ? [] : [`${path}: a comment names ${named}, which is nowhere`],
      ),
    ),
  )
}

/** Every fault of a tree: its paths from the root and the files' contents. */
export function structureFaults(sources: Sources): string[] {
  const perFile = [...sources].flatMap(([path, source]) => [
    ...orderFaults(path, importsOf(path, source)),
    ...serverFaults(path, source),
    ...kindFaults(path, source),
    ...nameFaults(path, source),
    ...addressFaults(path, source),
    ...repetitionFaults(path, source),
    ...runtimeFaults(path, source),
    ...(/'\.\.\//.test(source) && /^(app|art|cartography)\//.test(path) && !isTest(path)
      ? [`${path}: imports by ../; write #app/, #art/ or #cartography/`]
      : []),
  ])
  return [...perFile, ...sizeFaults([...sources.keys()]), ...knotFaults(sources), ...apartFaults(sources)]
}
