import { deviceOf } from '#app/text/device.ts'

/** How long a device may take to answer a challenge. */
export const CHALLENGE_MS = 5 * 60 * 1_000
/** More than anybody has devices. */
export const MOST_PASSKEYS = 20
export const LONGEST_PASSKEY_NAME = 80
/** What every device can sign with: EdDSA, ES256 or RS256 (IANA: COSE algorithms). */
export const SIGNATURES: readonly number[] = [-8, -7, -257]

/** What to call a passkey until its owner says otherwise, by the browser that adds it: "Chrome, Windows". */
export function deviceNameOf(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent) ?? {}
  return [browser, system].filter(Boolean).join(', ') || 'Passkey'
}

/** The relying party of a site: the host that a browser binds its passkeys to (WebAuthn, section 5.1.2). */
export function relyingPartyOf(origin: string): string {
  return new URL(origin).hostname
}

/** Browsers bind passkeys to a name: at a numeric address there are none. */
export function canHavePasskeys(hostname: string): boolean {
  return !/^[\d.]+$|:/.test(hostname)
}
