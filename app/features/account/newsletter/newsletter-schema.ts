import { z } from 'zod'
import { emailField } from '#app/form-fields.ts'
import { languageCodes } from '#database/values/languages.ts'
import type { LetterState } from './newsletter.ts'

/** What the form of the letter sends; messages are keys of messages/{locale}.json. */
export const letterSignup = z.object({
  email: emailField,
  locale: z.enum(languageCodes).default('EN'),
})

export type LetterSignup = z.infer<typeof letterSignup>

/** What was wrong with an address. */
export type LetterProblem =
  | 'contact_email_required'
  | 'contact_email_invalid'
  | 'form_too_long'
  | 'form_not_text'
  | 'form_too_many'

/** What the letter's own address shows of it. */
export interface LetterStanding {
  email: string
  state: LetterState
}
