import { useQueries } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { isFields } from '#database/values/document/fields.ts'
import type { DocumentPath } from './document-saving.ts'
import { type DocumentKind, isDocumentKind, keyForms } from './document-words.ts'
import { type BothWords, bothWords, wordsOf } from './typed-values.ts'

/** What a key may refer to. */
export interface Referred {
  key: string
  name: BothWords
  /** The document that it is, or that it stands in. */
  document: DocumentPath
}

/** Kinds whose documents are lists: the entries are referred to. */
const listKinds: readonly DocumentKind[] = [
  ...(['countries', 'staff', 'tags', 'interests'] as const),
  ...(['habitats', 'authorities', 'vacation-themes', 'tour-types'] as const),
]

function entriesOf(document: DocumentPath, content: unknown): Referred[] {
  const named = Object.entries(isFields(content) ? content : {})
  const entries = Array.isArray(content) ? content : named.map(([key, one]) => ({ ...Object(one), key }))
  return entries.filter(isFields).flatMap(entry => {
    const key = wordsOf(entry.key) || wordsOf(entry.fkey) || wordsOf(entry.tag)
    const name = wordsOf(entry.name)
    return key ? [{ key, name: name ? { en: name, es: name } : bothWords(entry.name), document }] : []
  })
}

async function readEntries(path: DocumentPath, signal: AbortSignal): Promise<Referred[]> {
  try {
    const { data } = await browserApi('GET /api/admin/content/{kind}/{key}', { path, signal })
    return entriesOf(path, data.document)
  } catch {
    // A planner may not read every list; the key can still be typed.
    return []
  }
}

async function readDocuments(kind: DocumentKind, country: string | undefined, signal: AbortSignal) {
  const found: Referred[] = []
  let cursor: string | undefined
  do {
    const call = { path: { kind }, query: { country, cursor }, signal }
    const page = await browserApi('GET /api/admin/content/{kind}', call)
    for (const { key, title } of page.data)
      found.push({ key: key.slice(key.indexOf('.') + 1), name: title, document: { kind, key } })
    cursor = page.cursor ?? undefined
  } while (cursor !== undefined)
  return found
}

/** Everything of a kind that a key may refer to, in these countries; in all of them if none is given. */
async function readReferences(kind: DocumentKind, countries: readonly string[], signal: AbortSignal) {
  const inCountries = countries.length > 0 ? countries : [undefined]
  const all = () => Promise.all(inCountries.map(country => readDocuments(kind, country, signal)))
  if (!listKinds.includes(kind)) return (await all()).flat()
  const isOfEach = keyForms[kind] === 'of_country'
  const keys = !isOfEach ? [kind] : kind === 'staff' ? [kind, ...countries] : countries
  const documents =
    isOfEach && countries.length === 0
      ? (await all()).flat().map(({ document }) => document)
      : keys.map(key => ({ kind, key }))
  return (await Promise.all(documents.map(document => readEntries(document, signal)))).flat()
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
