import type { ProposalDay } from '#database/values/proposal-content.ts'

/** A name under a proposal is at least initials. */
export const SHORTEST_NAME = 2

interface Stop {
  /** The day one arrives, the first is 1. */
  day: number
  place: string
  nights: number
}

/** Where one sleeps, and how many nights on end: nights in one place that follow each other are one stop. */
export function stopsOf(days: readonly Pick<ProposalDay, 'place'>[]): Stop[] {
  const stops: Stop[] = []
  // Nobody sleeps anywhere on the last day.
  for (const [i, { place }] of days.slice(0, -1).entries()) {
    const last = stops.at(-1)
    if (last?.place === place) last.nights++
    else stops.push({ day: i + 1, place, nights: 1 })
  }
  return stops
}
