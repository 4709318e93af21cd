import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Script bytes over the wire, in brotli, that a page may load before any action (decision 10). */
const SCRIPT_BYTES = 124.75 * 1024
/** The limit for the finder, whose map, filters and sentence answer at once, and for a page on which a party votes. */
const FULL_SCRIPT_BYTES = 127 * 1024
/** The limit for first drafts: three itineraries with their maps and prices, and the sentence that asks anew. */
const DRAFT_SCRIPT_BYTES = 130 * 1024
/** The limit for pages that are a form, which need the form code and the wish with its schema. */
const FORM_SCRIPT_BYTES = 170.75 * 1024
/** The limit for pages filled in the browser, which need the code to read and refresh data. */
const PRIVATE_SCRIPT_BYTES = 159 * 1024
const STYLE_BYTES = 15 * 1024
/** The proposal page has a map, a sky, a price, a picture vote, and a comparison in columns. */
const PRIVATE_STYLE_BYTES = 14.65 * 1024
/** The most script files, and style sheets: one common to all pages, and one of the page (decision 29). */
const FILES = 31
const PRIVATE_FILES = 39
const SHEETS = 2

const CLIENT = join('build', 'client')
/** Pages for a logged-in person. */
const PRIVATE = [
  'account',
  'settings',
  'trip-messages',
  'trip-travellers',
  'trip-papers',
  'trip-today',
  'trip-review',
  'proposal',
  'book',
  'org-payouts',
]
/** Pages that are a form, and a partner's, which reads what was asked for in one. */
const FORMS = ['ask', 'partner', 'travel-planning', 'org']
const FULL = ['trips', 'vote']

function scriptLimit(page: string): number {
  if (PRIVATE.includes(page)) return PRIVATE_SCRIPT_BYTES
  if (FORMS.includes(page)) return FORM_SCRIPT_BYTES
  if (page === 'first-draft') return DRAFT_SCRIPT_BYTES
  return FULL.includes(page) ? FULL_SCRIPT_BYTES : SCRIPT_BYTES
}

interface Route {
  id: string
  parentId?: string
  hasDefaultExport: boolean
  module: string
  imports?: string[]
  css?: string[]
}

interface Manifest {
  entry: Route
  routes: Record<string, Route>
}

function readManifest(): Manifest {
  const assets = join(CLIENT, 'assets')
  const name = readdirSync(assets).find(file => /^manifest-.*\.js$/.test(file)) ?? ''
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/** Every page of the site, in English; those of the office, which has a frame of its own, have no limits. */
function pages(routes: readonly Route[]): string[] {
  const frames = new Set(routes.map(({ parentId }) => parentId))
  return routes
    .filter(
      ({ id, parentId, hasDefaultExport }) => parentId === 'en:layout' && hasDefaultExport && !frames.has(id),
    )
    .map(({ id }) => id.replace('en:', ''))
}

/** The path of a script's Spanish version (server/language-assets.ts). */
const inSpanish = (path: string) => path.replace('/assets/', '/assets/es/')

/** The bytes the file server sends: the compressed file, unless the file is too small for one. */
function bytesOf(paths: Iterable<string>): number {
  const sizes = [...paths].map(path => {
    const packed = join(CLIENT, `${path}.br`)
    return statSync(existsSync(packed) ? packed : join(CLIENT, path)).size
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

const manifest = readManifest()
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
let over = 0
for (const page of pages(Object.values(manifest.routes))) {
  const parts = [
    manifest.entry,
    ...['root', 'en:layout', `en:${page}`].map(id => manifest.routes[id]),
  ].filter(part => part !== undefined)
  const scripts = [...new Set(parts.flatMap(part => [part.module, ...(part.imports ?? [])]))]
  const script = Math.max(bytesOf(scripts), bytesOf(scripts.map(inSpanish)))
  const sheets = new Set(parts.flatMap(part => part.css ?? []).map(path => path.replace(/#.*/, '')))
  const style = bytesOf(sheets)
  const limit = scriptLimit(page)
  const styleLimit = PRIVATE.includes(page) ? PRIVATE_STYLE_BYTES : STYLE_BYTES
  const files = PRIVATE.includes(page) || FORMS.includes(page) ? PRIVATE_FILES : FILES
  if (script > limit || style > styleLimit || scripts.length > files || sheets.size > SHEETS) over++
  process.stdout.write(
    `${page}: script ${kib(script)} of ${kib(limit)} in ${scripts.length} of ${files}, style ${kib(style)} of ${kib(styleLimit)} in ${sheets.size}\n`,
  )
}
process.exitCode = over === 0 ? 0 : 1
