import type { InputOf } from '#app/client/api-client/calls.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Path } from '#database/values/document/diff-documents.ts'
import type { BothWords } from './typed-values.ts'

/** Whatever has such a message is called so: a field, a kind, a state or a choice gets its words in messages/, and nowhere else. */
const messages = import.meta.glob<Readonly<Record<string, () => string>>>(
  '/app/paraglide/messages/office_{choice,document_state,field,kind}_*.js',
  { eager: true },
)
const words = new Map(Object.values(messages).flatMap(one => Object.entries(one)))

/** The words for a key: of `bookCallUrl` by its message office_field_book_call_url, else "book call url". */
function wordsFor(
  key: string,
  ...subjects: readonly ('choice' | 'document_state' | 'field' | 'kind')[]
): string {
  const parts = key.replace(/([a-z\d])([A-Z])/g, '$1 $2')
  const name = parts.toLowerCase().replace(/[^a-z\d]+/g, '_')
  for (const subject of subjects) {
    const found = words.get(`office_${subject}_${name}`)
    if (found) return found()
  }
  return parts.replaceAll('-', ' ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The label of a field, or of an entry by its key; one that has no words yet is called by its key. */
export function labelOf(key: string): string {
  return capital(wordsFor(key, 'field', 'choice'))
}

export function kindName(kind: string): string {
  return capital(wordsFor(kind, 'kind'))
}

/** How far a document is, or one of its versions. */
export function stateName(state: string): string {
  return wordsFor(state, 'document_state')
}

/** One of a field's choices. */
export function choiceName(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.office_document_yes() : m.office_document_no()
  const key = String(value)
  const name = wordsFor(key, 'choice')
  return /^[A-Z]/.test(key) ? capital(name) : name
}

type NameStyle = 'short' | 'long'

function dayPart(day: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(getLocale(), { ...style, timeZone: 'UTC' }).format(day)
}

/** The name of a month, 1 for January. */
export function monthName(month: number, style: NameStyle = 'short'): string {
  return dayPart(Date.UTC(2026, month - 1, 15), { month: style })
}

/** The name of a day of the week, 1 for Monday. */
export function weekdayName(weekday: number, style: NameStyle = 'short'): string {
  return dayPart(Date.UTC(2026, 5, weekday), { weekday: style })
}

/** A day of a year, 0 for 1 January. */
export function yearDayName(day: number): string {
  return dayPart(Date.UTC(2025, 0, 1 + day), { day: 'numeric', month: 'short' })
}

/** Where a field is, in words: Days 3, Story, English. */
export function pathWords(path: Path): string {
  const names: string[] = []
  for (const part of path) {
    const last = typeof part === 'number' ? names.pop() : undefined
    if (typeof part === 'string') names.push(labelOf(part))
    else if (last === undefined) names.push(String(part + 1))
    else names.push(m.office_document_item({ label: last, number: part + 1 }))
  }
  return names.join(', ')
}

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
