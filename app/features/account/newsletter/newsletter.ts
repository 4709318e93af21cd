/** Rules of the newsletter, which is sent four times a year. */

/** Subscription state of an address. */
export type NewsletterState = 'waiting' | 'subscribed' | 'ended'

/** Times of an address's decisions. */
export interface NewsletterDates {
  confirmedTs: Date | null
  unsubscribedTs: Date | null
}

/**
 * An address receives the newsletter from its owner's confirmation until they unsubscribe; without a decision, never.
 */
export function newsletterState({ confirmedTs, unsubscribedTs }: NewsletterDates): NewsletterState {
  if (unsubscribedTs) return 'ended'
  return confirmedTs ? 'subscribed' : 'waiting'
}

/** Anybody can enter an address, so it is emailed at most once an hour. */
export const WRITE_AGAIN_AFTER_MS = 60 * 60 * 1_000

/** Decisions on the confirmation page. */
export type NewsletterDecision = 'confirm' | 'end'
