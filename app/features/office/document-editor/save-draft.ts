import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { documentJson } from './document-edits.ts'
import type { DocumentKind } from './document-words.ts'

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

const refusals: Readonly<Record<string, () => string>> = {
  moved_on: m.office_document_moved_on,
  at_past: m.office_document_at_past,
  at_skipped: m.office_document_at_skipped,
  not_archivable: m.office_document_not_archivable,
}

/** Why a document was not published or archived. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return m.office_failed()
  if (error.status === 403) return m.office_document_may_not()
  if (error.status === 422) return m.office_document_refused()
  return refusals[reasonOf(error) ?? '']?.() ?? m.office_failed()
}
