import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'

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
