/** Pure rules about the letter, four times a year. */

/** How an address stands to the letter. */
export type LetterState = 'waiting' | 'subscribed' | 'ended'

/** What has happened to an address, by the instants that are kept of it. */
export interface LetterDates {
  confirmedTs: Date | null
  unsubscribedTs: Date | null
}

/** An address gets the letter from its owner's yes until their no; without either it gets nothing. */
export function letterState({ confirmedTs, unsubscribedTs }: LetterDates): LetterState {
  if (unsubscribedTs) return 'ended'
  return confirmedTs ? 'subscribed' : 'waiting'
}

/** Somebody else may type an address: it is written to once an hour at most. */
export const WRITE_AGAIN_AFTER_MS = 60 * 60 * 1_000

/** What somebody may do at their letter's own address. */
export type LetterWish = 'confirm' | 'end'
