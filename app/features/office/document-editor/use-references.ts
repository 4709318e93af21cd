import { useQueries } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { isFields } from '#database/values/document/fields.ts'
import { type DocumentKind, isDocumentKind, keyForms } from './document-kind.ts'
import { type BothWords, bothWords, listOf, wordsOf } from './typed-values.ts'

/** What a key may refer to. */
export interface Referred {
  key: string
  name: BothWords
  /** The document that it is, or that it stands in. */
  document: { kind: DocumentKind; key: string }
}

/** Kinds whose documents are lists: the entries are referred to, by these documents' keys. */
const lists: Readonly<Partial<Record<DocumentKind, (countries: readonly string[]) => readonly string[]>>> = {
  countries: () => ['countries'],
  staff: countries => ['staff', ...countries],
  tags: () => ['tags'],
  interests: () => ['interests'],
  habitats: () => ['habitats'],
  authorities: () => ['authorities'],
  'vacation-themes': () => ['vacation-themes'],
  'tour-types': countries => countries,
}

function entriesOf(kind: DocumentKind, key: string, document: unknown): Referred[] {
  const entries = Array.isArray(document)
    ? document
    : Object.entries(isFields(document) ? document : {}).map(([own, value]) => ({
        ...Object(value),
        key: own,
      }))
  return listOf(entries).flatMap(entry => {
    if (!isFields(entry)) return []
    const own = wordsOf(entry.key) || wordsOf(entry.fkey) || wordsOf(entry.tag)
    const name = wordsOf(entry.name)
    return own
      ? [{ key: own, name: name ? { en: name, es: name } : bothWords(entry.name), document: { kind, key } }]
      : []
  })
}

async function readEntries(kind: DocumentKind, key: string, signal: AbortSignal): Promise<Referred[]> {
  try {
    const { data } = await browserApi('GET /api/admin/content/{kind}/{key}', { path: { kind, key }, signal })
    return entriesOf(kind, key, data.document)
  } catch {
    // A planner may not read every list; the key can still be typed.
    return []
  }
}

async function readDocuments(
  kind: DocumentKind,
  country: string | undefined,
  signal: AbortSignal,
): Promise<Referred[]> {
  const found: Referred[] = []
  let cursor: string | undefined
  do {
    const page = await browserApi('GET /api/admin/content/{kind}', {
      path: { kind },
      query: { country, cursor },
      signal,
    })
    for (const { key, title } of page.data)
      found.push({ key: key.slice(key.indexOf('.') + 1), name: title, document: { kind, key } })
    cursor = page.cursor ?? undefined
  } while (cursor !== undefined)
  return found
}

/** The entries of all lists of a kind, of which each country has one. */
async function readAllEntries(kind: DocumentKind, signal: AbortSignal): Promise<Referred[]> {
  const found = await readDocuments(kind, undefined, signal)
  return (await Promise.all(found.map(({ document }) => readEntries(kind, document.key, signal)))).flat()
}

/** Everything of a kind that a key may refer to, in these countries; in all of them if none is given. */
async function readReferences(
  kind: DocumentKind,
  countries: readonly string[],
  signal: AbortSignal,
): Promise<Referred[]> {
  if (countries.length === 0 && keyForms[kind] === 'of_country') return readAllEntries(kind, signal)
  const inCountries = countries.length > 0 ? countries : [undefined]
  const keys = lists[kind]?.(countries)
  const read = keys
    ? keys.map(key => readEntries(kind, key, signal))
    : inCountries.map(country => readDocuments(kind, country, signal))
  return (await Promise.all(read)).flat()
}

/** Everything that a key of these kinds may refer to. */
export function useReferences(kinds: readonly string[], countries: readonly string[]) {
  return useQueries({
    queries: kinds.filter(isDocumentKind).map(kind => ({
      queryKey: ['api', 'admin', 'content', 'references', kind, countries],
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => readReferences(kind, countries, signal),
    })),
    combine: results => ({
      data: results.flatMap(({ data }) => data ?? []),
      isSuccess: results.every(({ isSuccess }) => isSuccess),
    }),
  })
}
