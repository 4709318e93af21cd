import type { InputOf } from '#app/client/api-client/calls.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** Kinds of documents that the office edits. */
export type DocumentKind = Exclude<
  InputOf<'GET /api/admin/content/{kind}'>['path']['kind'],
  'demonstration' | 'film-files'
>

/** Kinds that are chosen most, in the order of the list's head. */
export const mainKinds: readonly DocumentKind[] = ['trip', 'hotel', 'tour', 'destination']

/** Every kind with its name, in the order in which the list offers them. */
export const kindNames: Readonly<Record<DocumentKind, () => string>> = {
  trip: m.office_kind_trip,
  hotel: m.office_kind_hotel,
  tour: m.office_kind_tour,
  destination: m.office_kind_destination,
  attraction: m.office_kind_attraction,
  region: m.office_kind_region,
  transfers: m.office_kind_transfers,
  country: m.office_kind_country,
  'before-you-go': m.office_kind_before_you_go,
  unplanned: m.office_kind_unplanned,
  trek: m.office_kind_trek,
  themes: m.office_kind_themes,
  'tour-types': m.office_kind_tour_types,
  reviews: m.office_kind_reviews,
  article: m.office_kind_article,
  page: m.office_kind_page,
  species: m.office_kind_species,
  films: m.office_kind_films,
  staff: m.office_kind_staff,
  partners: m.office_kind_partners,
  operator: m.office_kind_operator,
  terms: m.office_kind_terms,
  holidays: m.office_kind_holidays,
  navigation: m.office_kind_navigation,
  countries: m.office_kind_countries,
  'vacation-themes': m.office_kind_vacation_themes,
  interests: m.office_kind_interests,
  habitats: m.office_kind_habitats,
  tags: m.office_kind_tags,
  authorities: m.office_kind_authorities,
  'search-words': m.office_kind_search_words,
}

export function isDocumentKind(name: string | null | undefined): name is DocumentKind {
  return typeof name === 'string' && Object.hasOwn(kindNames, name)
}

/**
 * What the key of a document is: `in_country`, its country and a name; `of_country`, its country, which has one; `named`, a name,
 * of a trip as well; `only`, its kind, of which there is one.
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
}

interface Named {
  kind: string
  key: string
  title: { en: string; es: string }
}

/** A document's name; of those that each country has one of, what it is. */
export function documentName({ kind, title, key }: Named): string {
  if (isDocumentKind(kind) && keyForms[kind] === 'of_country') return kindNames[kind]()
  return title[getLocale()] || title.en || key
}
