/** What a companion says of a day. */
export const dayMarks = ['yes', 'ask', 'rather_not'] as const
export type DayMark = (typeof dayMarks)[number]

/** How a day was marked: counts, never names. */
export interface DayCount {
  /** Id of the day in the proposal. */
  day: string
  yes: number
  ask: number
  ratherNot: number
}

/**
 * Whether the price is within what everybody would pay. `some` is told only where at least three are on either side;
 * `too_few` where fewer than three said what they would pay, or the price is not known.
 */
export type PriceVerdict =
  | { verdict: 'everybody' | 'not_everybody' | 'too_few' }
  | { verdict: 'some'; fits: number; of: number }

/** What came of a vote: all that is kept of it. */
export interface VoteResult {
  answers: number
  /** Null where fewer than three answered. */
  days: DayCount[] | null
  price: PriceVerdict
}
