import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { isSame } from '#database/values/document/fields.ts'
import { blankOf, documentJson } from './document-edits.ts'
import { fieldOf } from './document-fields.ts'
import { type DocumentKind, keyForms } from './document-kind.ts'

/**
 * The version over which a copy may be saved: nothing, or a draft in which nothing is written yet, as each country begins with one
 * of everything that it has one of. Null if somebody wrote there.
 */
async function freeVersion(kind: DocumentKind, key: string): Promise<number | null> {
  if (keyForms[kind] !== 'of_country') return 0
  const path = { kind, key }
  try {
    const { data } = await browserApi('GET /api/admin/content/{kind}/{key}', { path })
    const schema = await browserApi('GET /api/admin/content/schema/{kind}', { path: { kind } })
    const blank = documentJson(blankOf(fieldOf(schema)))
    return data.published === null && isSame(data.document, blank) ? data.number : null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 0
    throw error
  }
}

/** Saves a copy of a document as a draft under another key; false if somebody wrote there. @throws ApiError. */
export async function duplicateDocument(
  kind: DocumentKind,
  key: string,
  document: unknown,
): Promise<boolean> {
  const after = await freeVersion(kind, key)
  if (after === null) return false
  try {
    await browserApi('PUT /api/admin/content/{kind}/{key}', {
      path: { kind, key },
      headers: { 'if-match': `"${after}"` },
      body: { document: documentJson(document) },
    })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return false
    throw error
  }
}
