import { addMonths } from '#app/features/money/terms/days.ts'

/** Days after a trip's last day on which its passports are deleted. */
export const KEPT_DAYS = 30
/** Months beyond a trip for which many countries want a passport to hold. */
const MONTHS_BEYOND = 6

export type PassportDoubt = 'ends_before' | 'ends_soon'

/** Why a passport may not do for a trip, by its last day and the trip's, YYYY-MM-DD; null where it does, and while no day is known. */
export function passportDoubt(expiresOn: string, lastDay: string | null): PassportDoubt | null {
  if (lastDay === null) return null
  if (expiresOn < lastDay) return 'ends_before'
  return expiresOn < addMonths(lastDay, MONTHS_BEYOND) ? 'ends_soon' : null
}

/** Travellers of one plan. */
export const MOST_TRAVELLERS = 30
/** What we ask of a traveller beside name, birthday and passport, as the plan's prompts name it. */
export const PROMPTS = ['diet', 'mobility', 'room', 'notes'] as const
