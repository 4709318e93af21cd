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
