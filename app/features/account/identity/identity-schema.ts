import { z } from 'zod'
import { emailField, nameField } from '#app/form-fields.ts'
import { languageCodes } from '#database/values/languages.ts'
import { isNextPage, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './identity.ts'

/** Error messages are keys of messages/{locale}.json. */
const newPassword = z
  .string({ error: 'identity_password_short' })
  .min(SHORTEST_PASSWORD, { error: 'identity_password_short' })
  .max(LONGEST_PASSWORD, { error: 'form_too_long' })

/** An existing password; only impossible ones are refused. */
const knownPassword = z
  .string({ error: 'identity_password_required' })
  .min(1, { error: 'identity_password_required' })
  .max(LONGEST_PASSWORD, { error: 'form_too_long' })

const token = z.string({ error: 'identity_token_used' }).min(1, { error: 'identity_token_used' }).max(400)
const locale = z.enum(languageCodes).default('EN')
/** The page that the log-in is for; the emailed link leads on to it. */
const next = z.string().refine(isNextPage, { error: 'not_valid' }).optional()

export const signUpInput = z.object({
  name: nameField,
  email: emailField,
  password: newPassword,
  locale,
  next,
})
export const logInInput = z.object({ email: emailField, password: knownPassword })
export const addressInput = z.object({ email: emailField, locale, next })
export const validateEmailInput = z.object({ token, password: knownPassword })
export const linkInput = z.object({ token })
export const finishResetInput = z.object({ token, password: newPassword })
export const confirmInput = z.strictObject({ password: knownPassword })
export const passwordChange = z.strictObject({ present: knownPassword, password: newPassword })

export type SignUpInput = z.infer<typeof signUpInput>
export type LogInInput = z.infer<typeof logInInput>
export type AddressInput = z.infer<typeof addressInput>
export type ValidateEmailInput = z.infer<typeof validateEmailInput>
export type FinishResetInput = z.infer<typeof finishResetInput>
export type PasswordChange = z.infer<typeof passwordChange>

/** The logged-in person (specification, section 3: User). */
export interface Me {
  user_id: number
  name: string
  email: string
  phone: string | null
  role: 'traveller' | 'planner' | 'partner' | 'admin'
  locale: z.infer<typeof locale>
  timezone: string
  birthday: string | null
  date_created: string
  email_validated: string | null
  /** Staff key, and the countries they plan. */
  fkey: string | null
  /** Part of the portrait's address. */
  portrait: string | null
  countries: string[]
  affiliate: string | null
  /** Whether a password is set. */
  has_password: boolean
  /** When the account will be deleted at its owner's request. */
  deletes_ts: string | null
}
