import type { InputOf } from '#app/client/api-client/calls.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { kindName } from './document-words.ts'
import type { BothWords } from './typed-values.ts'

/** Kinds of documents that the office edits. */
export type DocumentKind = Exclude<
  InputOf<'GET /api/admin/content/{kind}'>['path']['kind'],
  'demonstration' | 'film-files'
>

/** Kinds that are chosen most, in the order of the list's head. */
export const mainKinds: readonly DocumentKind[] = ['trip', 'hotel', 'tour', 'destination']

/**
 * What the key of a document is: `in_country`, its country and a name; `of_country`, its country, which has one; `named`, a name,
 * of a trip as well; `only`, its kind, of which there is one. In the order in which the list offers them.
 */
export const keyForms: Readonly<Record<DocumentKind, 'in_country' | 'of_country' | 'named' | 'only'>> = {
  trip: 'named',
  hotel: 'in_country',
  tour: 'in_country',
  destination: 'in_country',
  attraction: 'in_country',
  region: 'in_country',
  transfers: 'of_country',
  country: 'of_country',
  'before-you-go': 'of_country',
  unplanned: 'of_country',
  trek: 'of_country',
  themes: 'of_country',
  'tour-types': 'of_country',
  reviews: 'of_country',
  article: 'named',
  page: 'named',
  species: 'named',
  films: 'only',
  staff: 'of_country',
  partners: 'only',
  operator: 'only',
  terms: 'only',
  holidays: 'only',
  navigation: 'of_country',
  countries: 'only',
  'vacation-themes': 'only',
  interests: 'only',
  habitats: 'only',
  tags: 'only',
  authorities: 'only',
  'search-words': 'only',
  nicknames: 'named',
}

/** The key of a document of a country, with a name of its own. */
export function keyOf(kind: DocumentKind, country: string, name: string): string {
  if (keyForms[kind] === 'of_country') return country
  return keyForms[kind] === 'in_country' ? `${country}.${name}` : name
}

export function isDocumentKind(name: string | null | undefined): name is DocumentKind {
  return typeof name === 'string' && Object.hasOwn(keyForms, name)
}

interface Named {
  kind: string
  key: string
  title: BothWords
}

/** A document's name; of those that each country has one of, what it is. */
export function documentName({ kind, title, key }: Named): string {
  if (isDocumentKind(kind) && keyForms[kind] === 'of_country') return kindName(kind)
  return title[getLocale()] || title.en || key
}
