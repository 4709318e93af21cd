import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { isNotFresh } from '#app/features/account/account/not-fresh.ts'
import { m } from '#app/paraglide/messages.js'

/** Makes a call about a person, shows the message, and reads the person again. */
export type ActOnPerson = (call: () => Promise<unknown>, done: string) => Promise<void>

/** Message for a failed action. */
export function actFailure(error: unknown): string {
  if (isNotFresh(error)) return m.office_person_end_own()
  if (reasonOf(error) === 'last_admin') return m.office_admin_last()
  if (reasonOf(error) === 'not_published') return m.office_person_not_published()
  return error instanceof ApiError && error.status === 403 ? m.office_not_yours() : m.office_person_failed()
}
