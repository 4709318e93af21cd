import { browserApi } from '#app/client/api-client/api-client.ts'
import { documentJson } from './document-edits.ts'
import type { DocumentKind } from './document-kind.ts'

/**
 * Saves a draft over a version; over 0 it begins a document. `keepalive` if the page may close before the answer.
 * @throws ApiError; 412 if it moved on, or its key is taken.
 */
export async function saveDraft(
  path: { kind: DocumentKind; key: string },
  after: number,
  document: unknown,
  keepalive = false,
) {
  const input = { path, headers: { 'if-match': `"${after}"` }, body: { document: documentJson(document) } }
  return (await browserApi('PUT /api/admin/content/{kind}/{key}', { ...input, keepalive })).data
}
