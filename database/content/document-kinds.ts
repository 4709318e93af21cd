import { z } from 'zod'
import { authoritiesContent, beforeYouGoContent } from './before-you-go-content.ts'
import { hotelContent, tourContent } from './catalogue-content.ts'
import * as country from './country-content.ts'
import { demonstrationContent } from './demonstration-content.ts'
import { filmFilesContent, filmsContent } from './film-content.ts'
import { nicknamesContent } from './nicknames-content.ts'
import { operatorContent } from './operator-content.ts'
import { articleContent, pageContent, tagsContent } from './page-content.ts'
import { partnersContent } from './partners-content.ts'
import { holidaysContent, reviewsContent, staffContent } from './people-content.ts'
import { attractionContent, destinationContent, regionContent, transfersContent } from './place-content.ts'
import { searchWordsContent } from './search-words-content.ts'
import { speciesContent, vacationThemesContent } from './species-content.ts'
import { termsContent } from './terms-content.ts'
import { trekContent } from './trek-content.ts'
import { tripContent } from './trip-content.ts'
import { unplannedContent } from './unplanned-content.ts'
import { text } from './words.ts'

interface Kind {
  schema: z.ZodType
  /** Its files in content/, without their ending. */
  files: readonly string[]
  /** What a document is called that has no name or title of its own. */
  title?: { en: string; es: string }
  /** Whether its key is unique by itself; the others' keys begin with their country. */
  isUnique?: true
  /** Whether it can be archived. */
  archives?: true
  /** Written by our tools, not by people. */
  isMade?: true
}

/** Every kind of document of the catalogue: a file of content/ is a document. */
export const documentKinds = {
  trip: { schema: tripContent, files: ['{country}/trips/{key}'], isUnique: true, archives: true },
  tour: { schema: tourContent, files: ['{country}/tours/{key}'], archives: true },
  hotel: { schema: hotelContent, files: ['{country}/hotels/{key}'], archives: true },
  destination: { schema: destinationContent, files: ['{country}/destinations/{key}'], archives: true },
  attraction: { schema: attractionContent, files: ['{country}/attractions/{key}'], archives: true },
  region: { schema: regionContent, files: ['{country}/regions/{key}'], archives: true },
  transfers: { schema: transfersContent, files: ['{country}/transfers'] },
  themes: { schema: country.themesContent, files: ['{country}/themes'] },
  'tour-types': { schema: country.tourTypesContent, files: ['{country}/tour-types'] },
  reviews: { schema: reviewsContent, files: ['{country}/reviews'] },
  country: { schema: country.countryContent, files: ['{country}/country'] },
  countries: {
    schema: country.countriesContent,
    files: ['countries'],
    title: { en: 'Countries', es: 'Países' },
  },
  staff: { schema: staffContent, files: ['staff', '{country}/staff'], title: { en: 'Staff', es: 'Equipo' } },
  species: { schema: speciesContent, files: ['species/{key}'], archives: true },
  article: { schema: articleContent, files: ['articles/{key}'], archives: true },
  page: { schema: pageContent, files: ['pages/{key}'], archives: true },
  trek: { schema: trekContent, files: ['treks/{key}'] },
  unplanned: { schema: unplannedContent, files: ['unplanned/{key}'] },
  'before-you-go': { schema: beforeYouGoContent, files: ['before-you-go/{key}'] },
  authorities: {
    schema: authoritiesContent,
    files: ['authorities'],
    title: { en: 'Authorities', es: 'Autoridades' },
  },
  navigation: { schema: country.navigationContent, files: ['navigation/{key}'] },
  terms: { schema: termsContent, files: ['terms'], title: { en: 'Terms', es: 'Condiciones' } },
  operator: { schema: operatorContent, files: ['operator'], title: { en: 'Operator', es: 'Operador' } },
  holidays: { schema: holidaysContent, files: ['holidays'], title: { en: 'Holidays', es: 'Feriados' } },
  'vacation-themes': {
    schema: vacationThemesContent,
    files: ['themes'],
    title: { en: 'Vacation themes', es: 'Temas de viaje' },
  },
  'search-words': {
    schema: searchWordsContent,
    files: ['search-words'],
    title: { en: 'Search words', es: 'Palabras de búsqueda' },
  },
  nicknames: {
    schema: nicknamesContent,
    files: ['nicknames/{key}'],
    title: { en: 'Nicknames', es: 'Apodos' },
  },
  interests: {
    schema: country.wordsContent,
    files: ['interests'],
    title: { en: 'Interests', es: 'Intereses' },
  },
  habitats: { schema: country.wordsContent, files: ['habitats'], title: { en: 'Habitats', es: 'Hábitats' } },
  tags: { schema: tagsContent, files: ['tags'], title: { en: 'Tags', es: 'Etiquetas' } },
  films: { schema: filmsContent, files: ['films'], title: { en: 'Films', es: 'Videos' } },
  partners: { schema: partnersContent, files: ['partners'], title: { en: 'Partners', es: 'Socios' } },
  'film-files': { schema: filmFilesContent, files: ['film-files'], isMade: true },
  demonstration: { schema: demonstrationContent, files: ['demonstration'], isMade: true },
} as const satisfies Record<string, Kind>

export type DocumentKind = keyof typeof documentKinds

/** The kinds by name. */
const kindRows: Readonly<Record<DocumentKind, Kind>> = documentKinds

/** Which document: its kind, its key among them, and the country whose folder it is in. */
export interface DocumentId {
  kind: DocumentKind
  key: string
  country: string | null
}

/** Where the files of a kind stand. */
export interface FilePlace {
  kind: DocumentKind
  schema: z.ZodType
  inCountry: boolean
  /** The name of the file or of the folder of files. */
  name: string
  isFolder: boolean
}

const PATTERN = /^(?<inCountry>\{country\}\/)?(?<name>[a-z-]+)(?<isFolder>\/\{key\})?$/

export function isKind(name: string): name is DocumentKind {
  return Object.hasOwn(documentKinds, name)
}

export const filePlaces: readonly FilePlace[] = Object.entries(kindRows).flatMap(
  ([kind, { schema, files }]) =>
    files.flatMap(pattern => {
      const { inCountry, name, isFolder } = PATTERN.exec(pattern)?.groups ?? {}
      return isKind(kind) && name
        ? [{ kind, schema, inCountry: inCountry !== undefined, name, isFolder: isFolder !== undefined }]
        : []
    }),
)

/** A document by its kind and key; a trip's key does not say its country. Null if no document can be called so. */
export function idOf(kind: DocumentKind, key: string, country: string | null = null): DocumentId | null {
  const isSingle = filePlaces.some(place => place.kind === kind && place.inCountry && !place.isFolder)
  const [beginning, rest] = key.split('.')
  const own = kindRows[kind].isUnique
    ? country
    : rest === undefined
      ? isSingle && key !== kind
        ? key
        : null
      : beginning
  const id = { kind, key, country: own ?? null }
  const found = documentOf(fileOf(id))?.id
  return found?.kind === kind && found.key === key ? found : null
}

const FILE = /^content\/(?<path>[a-z0-9-]+(?:\/[a-z0-9-]+){0,2})\.yaml$/

/** Where a file of content/ belongs, and which document it is; null if it is none. */
export function documentOf(file: string): { place: FilePlace; name: string; id: DocumentId } | null {
  const parts = FILE.exec(file)?.groups?.path?.split('/') ?? []
  for (const place of filePlaces) {
    const { kind, inCountry, isFolder } = place
    if (parts.length !== 1 + Number(inCountry) + Number(isFolder)) continue
    if (parts[Number(inCountry)] !== place.name) continue
    const country = inCountry ? (parts[0] ?? null) : null
    const name = parts.at(-1) ?? ''
    const own = isFolder ? name : (country ?? kind)
    const key = country && isFolder && !kindRows[kind].isUnique ? `${country}.${own}` : own
    return { place, name, id: { kind, key, country } }
  }
  return null
}

/** The file of a document. */
export function fileOf({ kind, key, country }: DocumentId): string {
  const inFolder = country ? `${country}/` : ''
  const place = filePlaces.find(one => one.kind === kind && one.inCountry === (country !== null))
  const name = key.startsWith(`${country}.`) ? key.slice(`${country}.`.length) : key
  return `content/${inFolder}${place?.name}${place?.isFolder ? `/${name}` : ''}.yaml`
}

const entitled = z.union([
  z.object({ name: text }).transform(({ name }) => name),
  z.object({ title: text }).transform(({ title }) => title),
])
const inCountry = z.object({ country: z.string() })

export interface Title {
  en: string
  es: string
}

/** The country that a document is about, in whose folder it need not be. */
export function countryOf({ key, country }: DocumentId, value: unknown, names: ReadonlyMap<string, Title>) {
  return country ?? inCountry.safeParse(value).data?.country ?? (names.has(key) ? key : null)
}

/** A document's title: its own, else its country's, else its kind's; its key if it is none of these. */
export function titleOf(
  { kind, key, country }: DocumentId,
  value: unknown,
  names: ReadonlyMap<string, Title>,
) {
  const own = entitled.safeParse(value).data ?? names.get(country ?? key) ?? kindRows[kind].title
  return own ?? { en: key, es: key }
}

/** Whether such documents can be archived (docs/decisions/0035-content-that-is-gone.md). */
export function archives(kind: DocumentKind): boolean {
  return kindRows[kind].archives === true
}

/** Whether our tools write such documents, and nobody else. */
export function isMade(kind: DocumentKind): boolean {
  return kindRows[kind].isMade === true
}

/** The kinds that the office writes. */
export const officeKinds = Object.keys(documentKinds)
  .filter(isKind)
  .filter(kind => !isMade(kind))

/** The JSON Schema of a kind, as its documents are written. */
export function schemaOf(kind: DocumentKind): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(kindRows[kind].schema, { io: 'input', unrepresentable: 'any' })
}
