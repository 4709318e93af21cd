import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import type { TimeZones } from '../values/time-zones.ts'
import {
  type ParsedFiles,
  type Problem,
  readContentFile,
  readOfficeDocument,
  type Sourced,
} from './content-file.ts'
import {
  countryOf,
  type DocumentId,
  type documentKinds,
  documentOf,
  fileOf,
  filePlaces,
  type Title,
  titleOf,
} from './document-kinds.ts'

/** The folders of photographs beside the files that name them. */
const PHOTOS = 'photos'

type Kinds = typeof documentKinds
type PathOf<K extends keyof Kinds> = Kinds[K]['files'][number]
type SourceOf<K extends keyof Kinds> = Sourced<z.infer<Kinds[K]['schema']>>

/** The name of a file or folder, if its path is one of content/ itself or one of a country's folder. */
type TopName<Path, Key extends string> = Path extends `{country}/${string}`
  ? never
  : Path extends `${infer Name}${Key}`
    ? Name extends `${string}/{key}`
      ? never
      : Name
    : never
type CountryName<Path, Key extends string> = Path extends `{country}/${infer Rest}`
  ? TopName<Rest, Key>
  : never

type Top = { [K in keyof Kinds as TopName<PathOf<K>, ''>]: SourceOf<K> | null } & {
  [K in keyof Kinds as TopName<PathOf<K>, '/{key}'>]: Map<string, SourceOf<K>>
}
type InCountry = { [K in keyof Kinds as CountryName<PathOf<K>, ''>]: SourceOf<K> | null } & {
  [K in keyof Kinds as CountryName<PathOf<K>, '/{key}'>]: Map<string, SourceOf<K>>
}

/** Names of the files in a folder's `photos/`. */
interface WithPhotos {
  photos: Set<string>
}

export type CountryFolder = { tag: string } & WithPhotos & InCountry

export type Catalogue = Top &
  WithPhotos & {
    folders: CountryFolder[]
    /** Every document, by its file. */
    sources: ReadonlyMap<string, Sourced<unknown>>
    /** Files of what the office archived. */
    archived: ReadonlySet<string>
  }

/** All files of content/ but photographs, and the names of its folders. */
/** The files and folders of a folder in the form of content/, but for photographs. */
export function filesOf(root: string): { files: string[]; folders: string[] } {
  const files: string[] = []
  const folders: string[] = []
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    const path = relative(root, join(entry.parentPath, entry.name))
    if (path.split('/').includes(PHOTOS)) continue
    if (entry.isDirectory()) folders.push(path)
    else files.push(`content/${path}`)
  }
  return { files: files.sort(), folders: folders.sort() }
}

function readPhotoNames(root: string, folder: string): Set<string> {
  const path = join(root, folder, PHOTOS)
  return new Set(existsSync(path) ? readdirSync(path) : [])
}

type Parts = Record<string, Sourced<unknown> | Map<string, Sourced<unknown>> | null>

function noParts(inCountry: boolean): Parts {
  const places = filePlaces.filter(place => place.inCountry === inCountry)
  return Object.fromEntries(places.map(({ name, isFolder }) => [name, isFolder ? new Map() : null]))
}

/** The sources of content/ itself (null) and of each country's folder, by the names of its files and folders. */
function partsOf(sources: ReadonlyMap<string, Sourced<unknown>>, tags: readonly string[]) {
  const all = new Map<string | null, Parts>([
    [null, noParts(false)],
    ...tags.map(tag => [tag, noParts(true)] as const),
  ])
  for (const [file, source] of sources) {
    const document = documentOf(file)
    const parts = document && all.get(document.id.country)
    if (!parts) continue
    const part = parts[document.place.name]
    if (part instanceof Map) part.set(document.name, source)
    else parts[document.place.name] = source
  }
  return all
}

/** What the office published, by file, over what content/ says; null for what it archived. */
export type Overlay = ReadonlyMap<string, { written: unknown } | null>

/**
 * Reads all of content/. Mistakes are in `problems`, with file and line; everything valid is in the catalogue.
 * Reading again with the same `kept` only reads files that have changed.
 */
export function readCatalogue(
  root: string,
  kept: ParsedFiles = new Map(),
  overlay: Overlay = new Map(),
): { catalogue: Catalogue; problems: Problem[] } {
  const problems: Problem[] = []
  const { files: authored, folders } = filesOf(root)
  const files = [...new Set([...authored, ...overlay.keys()])].sort()
  const sources = new Map<string, Sourced<unknown>>()
  for (const file of files) {
    const schema = documentOf(file)?.place.schema
    if (!schema) {
      problems.push({ file, line: 1, message: strayMessage(file) })
      continue
    }
    const offices = overlay.get(file)
    if (offices === null) continue
    const path = join(root, file.slice('content/'.length))
    const source = offices
      ? readOfficeDocument(offices.written, file, schema, problems)
      : readContentFile(path, file, schema, { problems, kept })
    if (source) sources.set(file, source)
  }
  const shared = new Set(filePlaces.filter(place => !place.inCountry).map(place => place.name))
  const opened = [...overlay.keys()].flatMap(file => documentOf(file)?.id.country ?? [])
  const written = folders.filter(folder => !folder.includes('/') && !shared.has(folder))
  const tags = [...new Set([...written, ...opened])].sort()
  for (const file of filesExpected(tags.filter(tag => files.includes(pageOf(tag)))))
    if (!files.includes(file)) problems.push({ file, line: 1, message: 'this file is missing' })
  const parts = partsOf(sources, tags)
  // The table of kinds says which schema has read each part.
  const folderOf = (tag: string) => parts.get(tag) as unknown as InCountry
  const catalogue = {
    ...(parts.get(null) as unknown as Top),
    photos: readPhotoNames(root, '.'),
    folders: tags.map(tag => ({ tag, photos: readPhotoNames(root, tag), ...folderOf(tag) })),
    sources,
    archived: new Set([...overlay].flatMap(([file, offices]) => (offices === null ? [file] : []))),
  }
  return { catalogue, problems }
}

/** The file with the country's own page: a country that has one is written whole. */
function pageOf(tag: string): string {
  return fileOf({ kind: 'country', key: tag, country: tag })
}

/** The single files of content/ itself and of each country's folder. */
function filesExpected(tags: readonly string[]): string[] {
  return filePlaces
    .filter(place => !place.isFolder)
    .flatMap(({ kind, inCountry }) =>
      (inCountry ? tags : [null]).map(country => fileOf({ kind, key: country ?? kind, country })),
    )
}

function strayMessage(file: string): string {
  return file.endsWith('.yaml') ? 'no kind of document is written here' : 'only .yaml files belong here'
}

/** A document of the catalogue. */
export interface CatalogueDocument extends DocumentId {
  file: string
  title: Title
  /** The country that it is about, in whose folder it need not be. */
  about: string | null
  value: unknown
  written: unknown
}

/** Every document of a catalogue, in the order of their files. */
export function documentsOf({ sources, countries }: Catalogue): CatalogueDocument[] {
  const names = new Map(countries?.value.map(({ tag, name }) => [tag, name]))
  return [...sources].flatMap(([file, { value, written }]) => {
    const id = documentOf(file)?.id
    if (!id) return []
    return [
      { ...id, file, title: titleOf(id, value, names), about: countryOf(id, value, names), value, written },
    ]
  })
}

/** The clocks of a country; null if none are written, which `checkReferences` reports. */
export function zonesOf({ countries }: Pick<Catalogue, 'countries'>, tag: string): TimeZones | null {
  const { timeZone, otherTimeZones = [] } = countries?.value.find(country => country.tag === tag) ?? {}
  return timeZone === undefined ? null : { timeZone, otherTimeZones }
}
