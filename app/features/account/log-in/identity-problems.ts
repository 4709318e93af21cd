import { ApiError } from '#app/client/api-client/api-error.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'
import { m } from '#app/paraglide/messages.js'

/** Error messages by field, in the reader's language; `form` for those without a field. */
export type IdentityProblems = Readonly<Record<string, string>>

/** What a form of the log-in pages answers that was posted before its script ran, or without any. */
export type FormAnswer =
  /** An email is on its way. */
  | { kind: 'sent' }
  /** The login key, for the browser to store. */
  | { kind: 'in'; token: string }
  | { kind: 'refused'; problems: IdentityProblems; email: string; retryAfterSeconds?: number }

type Messages = Readonly<Record<string, () => string>>

const messages: Messages = {
  contact_name_required: m.contact_name_required,
  contact_email_required: m.contact_email_required,
  contact_email_invalid: m.contact_email_invalid,
  form_one_line: m.form_one_line,
  form_too_long: m.form_too_long,
  form_too_many: m.form_too_many,
  identity_log_in_wrong: m.identity_log_in_wrong,
  identity_password_guessable: m.identity_password_guessable,
  identity_password_required: m.identity_password_required,
  identity_password_short: m.identity_password_short,
  identity_password_wrong: m.identity_password_wrong,
  identity_token_used: m.identity_token_used,
}

/**
 * Messages for a failed identity call. A 401 here always means a wrong password. `own` overrides messages by code.
 */
export function identityProblems(error: unknown, own: Messages = {}): IdentityProblems {
  if (!(error instanceof ApiError)) return { form: m.identity_failed() }
  if (error.type === 'not-logged-in') return { form: m.identity_log_in_wrong() }
  if (error.status === 429) return { form: m.form_too_many() }
  const problems = Object.entries(issueCodes(error)).flatMap(([path, code = '']) => {
    const text = own[code] ?? messages[code]
    return text ? [[path, text()] as const] : []
  })
  return problems.length > 0 ? Object.fromEntries(problems) : { form: m.identity_failed() }
}

/** The message for a code, in the reader's language. */
export function problemOf(code: string): string {
  return (messages[code] ?? m.identity_failed)()
}

/** After too many wrong passwords other ways to log in remain. */
export const tooManyAtLogIn = m.identity_log_in_too_many

/** The same for a login by password: its limit counts passwords only, so other ways to log in remain. */
export function logInProblems(error: unknown, own?: Messages): IdentityProblems {
  const isTooMany = error instanceof ApiError && error.status === 429
  return isTooMany ? { form: tooManyAtLogIn() } : identityProblems(error, own)
}

/** The same for the password of the logged-in person. */
export function ownPasswordProblems(error: unknown): IdentityProblems {
  return logInProblems(error, { identity_password_wrong: m.identity_password_not_yours })
}
