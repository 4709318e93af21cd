import { browserApi } from '#app/client/api-client/api-client.ts'
import { documentJson } from './document-edits.ts'
import type { DocumentKind } from './document-kind.ts'

/** Which document, as the calls name it. */
export interface DocumentPath {
  kind: DocumentKind
  key: string
}

/**
 * Saves a draft over a version; over 0 it begins a document. `keepalive` if the page may close before the answer.
 * @throws ApiError; 412 if it moved on, or its key is taken.
 */
export async function saveDraft(path: DocumentPath, after: number, document: unknown, keepalive = false) {
  const input = { path, headers: { 'if-match': `"${after}"` }, body: { document: documentJson(document) } }
  return (await browserApi('PUT /api/admin/content/{kind}/{key}', { ...input, keepalive })).data
}
