import type {
  DayCount,
  DayMark,
  PriceVerdict,
  ProposalContent,
  VoteResult,
} from '#database/values/proposal-content.ts'

/** What may be said of a day. */
export const dayMarks = ['yes', 'ask', 'rather_not'] as const satisfies DayMark[]

/** A group smaller than this has nothing to hide behind. */
export const SMALLEST_GROUP = 3
/** How many may be asked. */
export const MOST_VOTERS = 20

/** What one companion said. */
export interface Ballot {
  /** By the ids of days; what is not marked is left open. */
  marks: Readonly<Record<string, DayMark>>
  /** The most they would pay for each traveller, in minor units; null where they did not say. */
  ceilingMinor: number | null
}

function countDay(day: string, ballots: readonly Ballot[]): DayCount {
  const count = (mark: DayMark) => ballots.filter(({ marks }) => marks[day] === mark).length
  return { day, yes: count('yes'), ask: count('ask'), ratherNot: count('rather_not') }
}

/**
 * Whether a price fits. Nothing but the side of the price that each ceiling lies on goes into the answer, and sides are
 * counted only where neither group is smaller than three: who knows their own still cannot tell anybody else's.
 */
export function priceVerdict(ceilings: readonly number[], eachMinor: number | null): PriceVerdict {
  if (eachMinor === null || ceilings.length < SMALLEST_GROUP) return { verdict: 'too_few' }
  const fits = ceilings.filter(ceiling => ceiling >= eachMinor).length
  if (fits === ceilings.length) return { verdict: 'everybody' }
  const isHidden = fits < SMALLEST_GROUP || ceilings.length - fits < SMALLEST_GROUP
  return isHidden ? { verdict: 'not_everybody' } : { verdict: 'some', fits, of: ceilings.length }
}

/** What comes of a vote about a proposal. It is made once, when the vote is closed. */
export function voteResult(
  ballots: readonly Ballot[],
  { days, eachMinor }: { days: ProposalContent['days']; eachMinor: number | null },
): VoteResult {
  const answers = ballots.length
  if (answers < SMALLEST_GROUP) return { answers, days: null, price: { verdict: 'too_few' } }
  const ceilings = ballots.flatMap(({ ceilingMinor }) => (ceilingMinor === null ? [] : [ceilingMinor]))
  return {
    answers,
    days: days.map(({ id }) => countDay(id, ballots)),
    price: priceVerdict(ceilings, eachMinor),
  }
}
