import type {
  DayCount,
  DayMark,
  PriceVerdict,
  ProposalContent,
  VoteResult,
} from '#database/values/proposal-content.ts'

/** Marks for a day. */
export const dayMarks = ['yes', 'ask', 'rather_not'] as const satisfies DayMark[]

/** In a smaller group an answer could be traced to a person. */
export const SMALLEST_GROUP = 3
export const MOST_VOTERS = 20

/** One companion's answers. */
export interface Ballot {
  /** By day id; an unmarked day has no entry. */
  marks: Readonly<Record<string, DayMark>>
  /** The most they would pay per traveller, in minor units; null if they did not say. */
  ceilingMinor: number | null
}

function countDay(day: string, ballots: readonly Ballot[]): DayCount {
  const count = (mark: DayMark) => ballots.filter(({ marks }) => marks[day] === mark).length
  return { day, yes: count('yes'), ask: count('ask'), ratherNot: count('rather_not') }
}

/**
 * Whether a price fits. The verdict depends only on whether each ceiling is above or below the price, and gives
 * counts only if both groups have at least three members: knowing one's own ceiling must not reveal another person's.
 */
export function priceVerdict(ceilings: readonly number[], eachMinor: number | null): PriceVerdict {
  if (eachMinor === null || ceilings.length < SMALLEST_GROUP) return { verdict: 'too_few' }
  const fits = ceilings.filter(ceiling => ceiling >= eachMinor).length
  if (fits === ceilings.length) return { verdict: 'everybody' }
  const isHidden = fits < SMALLEST_GROUP || ceilings.length - fits < SMALLEST_GROUP
  return isHidden ? { verdict: 'not_everybody' } : { verdict: 'some', fits, of: ceilings.length }
}

/** Result of a vote, computed once when the vote is closed. */
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
