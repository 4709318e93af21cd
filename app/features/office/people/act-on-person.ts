import { isNotFresh } from '#app/features/account/account/not-fresh.ts'
import { m } from '#app/paraglide/messages.js'

/** Makes a call about a person, shows the message, and reads the person again. */
export type ActOnPerson = (call: () => Promise<unknown>, done: string) => Promise<void>

/** Message for a failed action. */
export function actFailure(error: unknown): string {
  return isNotFresh(error) ? m.office_person_end_own() : m.office_person_failed()
}
