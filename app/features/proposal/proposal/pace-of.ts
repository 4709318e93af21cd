import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { findPace, type PaceFinding } from './pace.ts'
import { sunsetMinutes } from './sky.ts'

/** Checks a proposal's pace with the catalogue's facts; browser and server both use it. */
export function paceOf(
  content: ProposalContent,
  facts: ProposalFacts,
  turns?: readonly (number | null)[],
): PaceFinding[] {
  const sunsetOf = (day: { place: string }, date: string) => {
    const at = facts.places[day.place]
    return at ? sunsetMinutes(at, date) : null
  }
  return findPace({ content, facts, sunsetOf, ...(turns && { turns }) })
}
