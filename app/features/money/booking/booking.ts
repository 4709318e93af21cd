import { dayOf } from '#app/features/money/terms/days.ts'
import type { ProposalDay } from '#database/values/proposal-content.ts'
import { seenIn } from '#database/values/seen.ts'

/** Whether a name can be a signature: it has a letter that can be seen. */
export function isSignature(name: string): boolean {
  return /\p{L}/u.test(seenIn(name))
}

const HALF_A_DAY_MS = 12 * 60 * 60_000

/** Why a proposal cannot be signed because of its first day: it has none, or that day is over everywhere. */
export function datesRefusal(startsOn: string | null, now: Date): 'dates_unknown' | 'dates_past' | null {
  if (startsOn === null) return 'dates_unknown'
  return startsOn < dayOf(new Date(now.getTime() - HALF_A_DAY_MS)) ? 'dates_past' : null
}

interface Stop {
  /** Day of arrival; the first day is 1. */
  day: number
  place: string
  nights: number
}

/** Groups the nights into stops: consecutive nights in one place are one stop. */
export function stopsOf(days: readonly Pick<ProposalDay, 'place'>[]): Stop[] {
  const stops: Stop[] = []
  // The last day has no night.
  for (const [i, { place }] of days.slice(0, -1).entries()) {
    const last = stops.at(-1)
    if (last?.place === place) last.nights++
    else stops.push({ day: i + 1, place, nights: 1 })
  }
  return stops
}
