import { ApiError } from '#app/client/api-client/api-error.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'
import { m } from '#app/paraglide/messages.js'

/** Error messages by field, in the reader's language; `form` for those without a field. */
export type IdentityProblems = Readonly<Record<string, string>>

type Messages = Readonly<Record<string, () => string>>

const messages: Messages = {
  contact_name_required: m.contact_name_required,
  contact_email_required: m.contact_email_required,
  contact_email_invalid: m.contact_email_invalid,
  form_one_line: m.form_one_line,
  form_too_long: m.form_too_long,
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

/** The same for a login by password: its limit counts passwords only, so other ways to log in remain. */
export function logInProblems(error: unknown, own?: Messages): IdentityProblems {
  const isTooMany = error instanceof ApiError && error.status === 429
  return isTooMany ? { form: m.identity_log_in_too_many() } : identityProblems(error, own)
}

/** The same for the password of the logged-in person. */
export function ownPasswordProblems(error: unknown): IdentityProblems {
  return logInProblems(error, { identity_password_wrong: m.identity_password_not_yours })
}
