import { ApiError } from '#app/client/api-client/api-error.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'

/** Why a passkey call failed; `cancelled` is no error. */
export type PasskeyProblem =
  | 'cancelled'
  | 'known'
  | 'full'
  | 'expired'
  | 'refused'
  | 'too_many'
  | 'name'
  | 'failed'

const reasons: Readonly<Record<string, PasskeyProblem>> = {
  passkey_known: 'known',
  passkeys_full: 'full',
  passkey_expired: 'expired',
  passkey_refused: 'refused',
  passkey_name_required: 'name',
  form_too_long: 'name',
  // Error names of WebAuthn (sections 5.1.3 and 5.1.4): closed, timed out, or replaced by another dialog.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  // The device already has a passkey for this account.
  InvalidStateError: 'known',
}

/** Classifies an error of a call or of the browser's dialog. */
export function passkeyProblemOf(error: unknown): PasskeyProblem {
  if (!(error instanceof Error)) return 'failed'
  if (!(error instanceof ApiError)) return reasons[error.name] ?? 'failed'
  if (error.status === 429) return 'too_many'
  const { reason } = (error.data as { reason?: string } | undefined) ?? {}
  const { name, response } = issueCodes(error)
  return reasons[reason ?? name ?? response ?? ''] ?? 'failed'
}
