import { ApiError } from '#app/client/api-client/api-error.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'
import { deviceOf } from '#app/text/device.ts'

/** Validity of a challenge. */
export const CHALLENGE_MS = 5 * 60 * 1_000
/** Maximum number of passkeys, above anybody's number of devices. */
export const MOST_PASSKEYS = 20
export const LONGEST_PASSKEY_NAME = 80
/** Signature algorithms that cover all devices: EdDSA, ES256 or RS256 (IANA: COSE algorithms). */
export const SIGNATURES: readonly number[] = [-8, -7, -257]

/** Default name of a passkey, from the browser that adds it: "Chrome, Windows". */
export function deviceNameOf(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent) ?? {}
  return [browser, system].filter(Boolean).join(', ') || 'Passkey'
}

/** Relying party ID of the site: the host to which browsers bind passkeys (WebAuthn, section 5.1.2). */
export function relyingPartyOf(origin: string): string {
  return new URL(origin).hostname
}

/** Passkeys need a host name; numeric addresses cannot have any. */
export function canHavePasskeys(hostname: string): boolean {
  return !/^[\d.]+$|:/.test(hostname)
}

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
