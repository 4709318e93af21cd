import { ApiError } from '#app/client/api-client/api-error.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'

/** Why nothing came of a passkey; `cancelled` is nobody's fault. */
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
  // As browsers call them (WebAuthn, sections 5.1.3 and 5.1.4): closed, too late, or another question took its place.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  // A device that has one was asked to make another.
  InvalidStateError: 'known',
}

/** What a call or the browser's dialog failed with. */
export function passkeyProblemOf(error: unknown): PasskeyProblem {
  if (!(error instanceof Error)) return 'failed'
  if (!(error instanceof ApiError)) return reasons[error.name] ?? 'failed'
  if (error.status === 429) return 'too_many'
  const { reason } = (error.data as { reason?: string } | undefined) ?? {}
  const { name, response } = issueCodes(error)
  return reasons[reason ?? name ?? response ?? ''] ?? 'failed'
}
