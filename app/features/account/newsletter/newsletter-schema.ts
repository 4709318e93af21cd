import { z } from 'zod'
import { emailField } from '#app/form-fields.ts'
import { languageCodes } from '#database/values/languages.ts'
import type { NewsletterState } from './newsletter.ts'

/** What the form of the newsletter sends; messages are keys of messages/{locale}.json. */
export const newsletterSignup = z.object({
  email: emailField,
  locale: z.enum(languageCodes).default('EN'),
})

export type NewsletterSignup = z.infer<typeof newsletterSignup>

/** What was wrong with an address. */
export type NewsletterProblem =
  | 'contact_email_required'
  | 'contact_email_invalid'
  | 'form_too_long'
  | 'form_not_text'
  | 'form_too_many'

/** What the page that the confirmation email links to shows. */
export interface NewsletterStatus {
  email: string
  state: NewsletterState
}
