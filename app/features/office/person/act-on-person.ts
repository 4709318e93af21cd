import { ApiError } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'

/** Does something to a person, says so, and reads them again. */
export type ActOnPerson = (
  address: string,
  request: { method: 'PUT' | 'DELETE'; body?: object },
  done: string,
) => Promise<void>

/** Why it was not done. */
export function actFailure(error: unknown): string {
  const isNotFresh = error instanceof ApiError && error.anyError === 'session-not-fresh'
  return isNotFresh ? m.office_person_end_own() : m.office_person_failed()
}
