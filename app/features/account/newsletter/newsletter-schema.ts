import { z } from 'zod'
import { emailField } from '#app/form-fields.ts'
import { languageCodes } from '#database/values/languages.ts'

/** The newsletter's form; error messages are keys of messages/{locale}.json. */
export const newsletterSignup = z.object({
  email: emailField,
  locale: z.enum(languageCodes).default('EN'),
})

export type NewsletterSignup = z.infer<typeof newsletterSignup>

/** Errors of an address. */
export type NewsletterProblem =
  | 'contact_email_required'
  | 'contact_email_invalid'
  | 'form_too_long'
  | 'form_not_text'
  | 'form_too_many'

/** Rules of the newsletter, which is sent four times a year. */

/** Subscription state of an address. */
type NewsletterState = 'waiting' | 'subscribed' | 'ended'

/** Times of an address's decisions. */
interface NewsletterDates {
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

/** Data of the confirmation page. */
export interface NewsletterStatus {
  email: string
  state: NewsletterState
}

/** Optional kinds of email, and whether the person receives them. */
export const emailChoices = z.object({
  proposal: z.boolean().meta({ description: 'Emails about a new draft of a trip' }),
  reminder: z
    .boolean()
    .meta({ description: 'Emails before a trip: of dates that cost money, and of details that are missing' }),
  review: z.boolean().meta({ description: 'Emails that ask for a review after the trip' }),
  anniversary: z.boolean().optional().meta({
    description: 'The email on the anniversary of a trip; left out, it stays as it is',
  }),
  facts: z.boolean().optional().meta({
    description: 'The weekly list of old facts, for planners alone; left out, it stays as it is',
  }),
  newsletter: z.boolean().meta({ description: 'The newsletter, four times a year' }),
})
export type EmailChoices = z.infer<typeof emailChoices>
