import type { ProposalDay } from '#database/values/proposal-content.ts'
import { seenIn } from '#database/values/seen.ts'

/** Whether a name can be a signature: it has a letter that can be seen. */
export function isSignature(name: string): boolean {
  return /\p{L}/u.test(seenIn(name))
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
