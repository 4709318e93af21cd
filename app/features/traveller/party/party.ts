import { m } from '#app/paraglide/messages.js'
import { addMonths } from '#app/text/days.ts'
import type { Traveller, Travellers } from './party-schema.ts'

/** Days after the trip until its passports are deleted. */
export const DAYS_UNTIL_DELETED = 30
/** Months of validity after the trip that many countries require. */
const MONTHS_BEYOND = 6

export type PassportDoubt = 'ends_before' | 'ends_soon'

/**
 * Why a passport may not be valid for a trip. Days are YYYY-MM-DD. Null if it is valid, or while the trip's last day
 * is unknown.
 */
export function passportDoubt(expiresOn: string, lastDay: string | null): PassportDoubt | null {
  if (lastDay === null) return null
  if (expiresOn < lastDay) return 'ends_before'
  return expiresOn < addMonths(lastDay, MONTHS_BEYOND) ? 'ends_soon' : null
}

/** Our prompts for a traveller, beside name, birthday and passport; these are keys of the plan's prompts. */
export const PROMPTS = ['diet', 'mobility', 'room', 'notes'] as const

/** Encrypts passport data with a key, bound to its traveller. */
export interface PassportSafe {
  seal: (words: string, partyId: number) => string
  /** Returns null for data of another key or another traveller, and for data that was changed. */
  open: (sealed: string, partyId: number) => string | null
}

export const doubtWords: Record<PassportDoubt, () => string> = {
  ends_before: m.passport_ends_before,
  ends_soon: m.passport_ends_soon,
}

/** Name of a traveller in the list; `place` counts from 1. */
export function travellerName({ name }: Pick<Traveller, 'name'>, place: number): string {
  return name || m.travellers_unnamed({ number: place })
}

/** Number of missing details that a trip requires: name, birthday or age, and the passport once it can be stored. */
export function missingOf(
  { name, birthday, age, hasPassport }: Pick<Traveller, 'name' | 'birthday' | 'age' | 'hasPassport'>,
  { takesPassports, passportsDeletedOn }: Pick<Travellers, 'takesPassports' | 'passportsDeletedOn'>,
  today: string,
): number {
  const wantsPassport = takesPassports && passportsDeletedOn !== null && passportsDeletedOn > today
  return [name === '', birthday === null && age === null, wantsPassport && !hasPassport].filter(Boolean)
    .length
}
