import { z } from 'zod'
import { emailField } from '#app/form-fields.ts'
import { languageCodes } from '#database/values/languages.ts'
import type { NewsletterState } from './newsletter.ts'

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
