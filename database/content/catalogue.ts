import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { TimeZones } from '../values/time-zones.ts'
import { authoritiesContent, beforeYouGoContent } from './before-you-go-content.ts'
import { hotelContent, tourContent } from './catalogue-content.ts'
import {
  type ParsedFiles,
  type Problem,
  type Reading,
  readContentFile,
  type Sourced,
} from './content-file.ts'
import {
  countriesContent,
  countryContent,
  navigationContent,
  themesContent,
  tourTypesContent,
  wordsContent,
} from './country-content.ts'
import { demonstrationContent } from './demonstration-content.ts'
import { filmFilesContent, filmsContent } from './film-content.ts'
import { holidaysContent } from './holidays-content.ts'
import { operatorContent } from './operator-content.ts'
import { articleContent, pageContent, tagsContent } from './page-content.ts'
import { reviewsContent, staffContent } from './people-content.ts'
import { attractionContent, destinationContent, regionContent, transfersContent } from './place-content.ts'
import { searchWordsContent } from './search-words-content.ts'
import { speciesContent, vacationThemesContent } from './species-content.ts'
import { termsContent } from './terms-content.ts'
import { trekContent } from './trek-content.ts'
import { tripContent } from './trip-content.ts'
import { unplannedContent } from './unplanned-content.ts'
import { slug, text } from './words.ts'

const days = z.string().regex(/^P\d+D$/, { error: 'days such as P30D' })

/** content/partners.yaml: companies that send travellers (specification, section 3: Affiliate/partner record). */
const partnersContent = z.array(
  z.strictObject({
    key: slug,
    name: z.string().min(2),
    /** Countries that their travellers choose from; all of them if none is named. */
    countries: z.array(slug).default([]),
    welcome: text,
    /**
     * Percent of a trip's price, paid in two halves: one this long after the deposit, the other this long after the
     * trip's end.
     */
    payout: z.strictObject({
      percent: z.number().min(0).max(100).multipleOf(0.01),
      first: days,
      second: days,
    }),
  }),
)

/** The files of content/ itself, outside its folders. */
const topFiles = {
  operator: operatorContent,
  countries: countriesContent,
  staff: staffContent,
  interests: wordsContent,
  habitats: wordsContent,
  films: filmsContent,
  'film-files': filmFilesContent,
  tags: tagsContent,
  partners: partnersContent,
  demonstration: demonstrationContent,
  terms: termsContent,
  themes: vacationThemesContent,
  'search-words': searchWordsContent,
  holidays: holidaysContent,
  authorities: authoritiesContent,
} as const

/** The folders of content/ that belong to no country: one file for each thing, named after its key. */
const topFolders = {
  navigation: navigationContent,
  pages: pageContent,
  articles: articleContent,
  species: speciesContent,
  treks: trekContent,
  unplanned: unplannedContent,
  'before-you-go': beforeYouGoContent,
} as const

/** The single files of a country's folder. */
const countryFiles = {
  country: countryContent,
  themes: themesContent,
  'tour-types': tourTypesContent,
  transfers: transfersContent,
  staff: staffContent,
  reviews: reviewsContent,
} as const

/** The folders of a country's folder: one file for each thing, named after its key. */
const countryFolders = {
  regions: regionContent,
  destinations: destinationContent,
  attractions: attractionContent,
  tours: tourContent,
  hotels: hotelContent,
  trips: tripContent,
} as const

/** The folder of photographs beside the files that name them. */
const PHOTOS = 'photos'

type Files<T extends Record<string, z.ZodType>> = { [K in keyof T]: Sourced<z.infer<T[K]>> | null }
type Folders<T extends Record<string, z.ZodType>> = { [K in keyof T]: Map<string, Sourced<z.infer<T[K]>>> }

/** Names of the files in a folder's `photos/`. */
interface WithPhotos {
  photos: Set<string>
}

export type CountryFolder = { tag: string } & WithPhotos &
  Files<typeof countryFiles> &
  Folders<typeof countryFolders>

export interface Catalogue extends Files<typeof topFiles>, Folders<typeof topFolders>, WithPhotos {
  folders: CountryFolder[]
}

function readFolder<S extends z.ZodType>(reading: Reading, folder: string, schema: S) {
  const { root, problems } = reading
  const found = new Map<string, Sourced<z.infer<S>>>()
  const path = join(root, folder)
  if (!existsSync(path)) return found
  for (const name of readdirSync(path).sort()) {
    const file = `content/${folder}/${name}`
    if (!name.endsWith('.yaml')) {
      problems.push({ file, line: 1, message: 'only .yaml files belong here' })
      continue
    }
    const source = readContentFile(join(path, name), file, schema, reading)
    if (source) found.set(basename(name, '.yaml'), source)
  }
  return found
}

function readFiles<T extends Record<string, z.ZodType>>(
  reading: Reading,
  folder: string,
  schemas: T,
): Files<T> {
  const { root, problems } = reading
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const path = join(root, folder, `${name}.yaml`)
    const file = join('content', folder, `${name}.yaml`)
    if (existsSync(path)) return [name, readContentFile(path, file, schema, reading)]
    problems.push({ file, line: 1, message: 'this file is missing' })
    return [name, null]
  })
  return Object.fromEntries(entries) as Files<T>
}

function readPhotoNames(root: string, folder: string): Set<string> {
  const path = join(root, folder, PHOTOS)
  return new Set(existsSync(path) ? readdirSync(path) : [])
}

function readFolders<T extends Record<string, z.ZodType>>(
  reading: Reading,
  folder: string,
  schemas: T,
): Folders<T> {
  const entries = Object.entries(schemas).map(([name, schema]) => [
    name,
    readFolder(reading, join(folder, name), schema),
  ])
  return Object.fromEntries(entries) as Folders<T>
}

function readCountryFolder(reading: Reading, tag: string): CountryFolder {
  const folders = readFolders(reading, tag, countryFolders)
  const files = readFiles(reading, tag, countryFiles)
  return { tag, photos: readPhotoNames(reading.root, tag), ...files, ...folders }
}

/**
 * Reads all of content/. Mistakes are in `problems`, with file and line; everything valid is in the catalogue.
 * Reading again with the same `kept` only reads files that have changed.
 */
export function readCatalogue(
  root: string,
  kept: ParsedFiles = new Map(),
): { catalogue: Catalogue; problems: Problem[] } {
  const problems: Problem[] = []
  const reading = { root, problems, kept }
  const tags = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== PHOTOS && !(entry.name in topFolders))
    .map(entry => entry.name)
    .sort()
  const catalogue = {
    ...readFiles(reading, '.', topFiles),
    photos: readPhotoNames(root, '.'),
    ...readFolders(reading, '.', topFolders),
    folders: tags.map(tag => readCountryFolder(reading, tag)),
  }
  return { catalogue, problems }
}

/** The clocks of a country; null if none are written, which `checkReferences` reports. */
export function zonesOf({ countries }: Pick<Catalogue, 'countries'>, tag: string): TimeZones | null {
  const { timeZone, otherTimeZones = [] } = countries?.value.find(country => country.tag === tag) ?? {}
  return timeZone === undefined ? null : { timeZone, otherTimeZones }
}
