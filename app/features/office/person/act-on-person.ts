import { isNotFresh } from '#app/features/account/confirmation/not-fresh.ts'
import { m } from '#app/paraglide/messages.js'

/** Does something to a person, says so, and reads them again. */
export type ActOnPerson = (
  address: string,
  request: { method: 'PUT' | 'DELETE'; body?: object },
  done: string,
) => Promise<void>

/** Why it was not done. */
export function actFailure(error: unknown): string {
  return isNotFresh(error) ? m.office_person_end_own() : m.office_person_failed()
}
