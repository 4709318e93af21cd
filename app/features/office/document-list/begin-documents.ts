import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { blankOf } from '#app/features/office/document-editor/document-edits.ts'
import { type Field, fieldOf } from '#app/features/office/document-editor/document-fields.ts'
import { type DocumentKind, keyForms } from '#app/features/office/document-editor/document-kind.ts'
import { saveDraft } from '#app/features/office/document-editor/save-draft.ts'
import { type Fields, isFields } from '#database/values/document/fields.ts'

interface Names {
  en: string
  es: string
}

/** A name as part of an address: Ometepe Island, ometepe-island. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

export function keyOf(kind: DocumentKind, country: string, name: string): string {
  const form = keyForms[kind]
  if (form === 'of_country') return country
  return form === 'in_country' ? `${country}.${slugOf(name)}` : slugOf(name)
}

async function fieldsOf(kind: DocumentKind): Promise<Field> {
  return fieldOf(await browserApi('GET /api/admin/content/schema/{kind}', { path: { kind } }))
}

/** What a document of a kind begins with: what must be written, empty, but for what is known. */
function blankWith(field: Field, known: Fields): unknown {
  if (field.kind !== 'group') return blankOf(field)
  const own = Object.entries(known).filter(([name]) => field.fields.some(each => each.name === name))
  const blank = blankOf(field)
  return { ...(isFields(blank) && blank), ...Object.fromEntries(own) }
}

/** Saves the first draft of a document: what must be written, empty. @throws ApiError; 412 if its key is taken. */
export async function beginDocument(kind: DocumentKind, country: string, name: Names): Promise<string> {
  const key = keyOf(kind, country, name.en)
  const blank = blankWith(await fieldsOf(kind), { name, title: name, countries: [country] })
  await saveDraft({ kind, key }, 0, blank)
  return key
}

/** What a country consists of beside what it offers: each has one of them. */
const ofCountry: readonly DocumentKind[] = [
  ...(['country', 'staff', 'navigation', 'before-you-go'] as const),
  ...(['transfers', 'themes', 'tour-types', 'reviews'] as const),
]

/** The first place on the home page that no country has. */
function freePlace(countries: readonly unknown[]): number {
  const taken = new Set(countries.map(one => isFields(one) && one.homepageSortOrder))
  let place = 1
  while (taken.has(place)) place++
  return place
}

export interface NewCountry {
  name: Names
  code: string
  a2Code: string
}

/** Begins a country: its entry in the list of countries, and the documents that each has. @throws ApiError. */
export async function beginCountry({ name, code, a2Code }: NewCountry): Promise<string> {
  const tag = slugOf(name.en)
  const path = { kind: 'countries', key: 'countries' } as const
  const { data } = await browserApi('GET /api/admin/content/{kind}/{key}', { path })
  const countries = Array.isArray(data.document) ? data.document : []
  if (!countries.some(one => isFields(one) && one.tag === tag)) {
    const list = await fieldsOf('countries')
    const known = {
      ...{ tag, name, code, a2Code, active: true, display: true, type: 'country' },
      ...{ homePageLink: `/${tag}`, homepageSortOrder: freePlace(countries) },
    }
    const entry = list.kind === 'list' ? blankWith(list.item, known) : known
    await saveDraft(path, data.number, [...countries, entry])
  }
  for (const kind of ofCountry) {
    const blank = blankOf(await fieldsOf(kind))
    // What an earlier attempt began stays.
    await saveDraft({ kind, key: tag }, 0, blank).catch(error => {
      if (!(error instanceof ApiError && error.status === 412)) throw error
    })
  }
  return tag
}
