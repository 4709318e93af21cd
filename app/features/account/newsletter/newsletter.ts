/** Pure rules about the newsletter, four times a year. */

/** Whether an address gets the newsletter. */
export type NewsletterState = 'waiting' | 'subscribed' | 'ended'

/** What has happened to an address, by the times stored with it. */
export interface NewsletterDates {
  confirmedTs: Date | null
  unsubscribedTs: Date | null
}

/** An address gets the newsletter from its owner's yes until their no; without either it gets nothing. */
export function newsletterState({ confirmedTs, unsubscribedTs }: NewsletterDates): NewsletterState {
  if (unsubscribedTs) return 'ended'
  return confirmedTs ? 'subscribed' : 'waiting'
}

/** Somebody else may type an address: it is written to once an hour at most. */
export const WRITE_AGAIN_AFTER_MS = 60 * 60 * 1_000

/** What can be chosen on the page that the confirmation email links to. */
export type NewsletterDecision = 'confirm' | 'end'
