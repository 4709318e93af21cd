/** How long a device may take to answer a challenge. */
export const CHALLENGE_MS = 5 * 60 * 1_000
/** More than anybody has devices. */
export const MOST_PASSKEYS = 20
export const LONGEST_PASSKEY_NAME = 80
/** What every device can sign with: EdDSA, ES256 or RS256 (IANA: COSE algorithms). */
export const SIGNATURES: readonly number[] = [-8, -7, -257]

/** How browsers call themselves, those that also claim to be another before it. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** What to call a passkey until its owner says otherwise, by the browser that adds it: "Chrome, Windows". */
export function deviceNameOf(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].map(names => names.find(([sign]) => userAgent.includes(sign))?.[1])
  return found.filter(name => name !== undefined).join(', ') || 'Passkey'
}

/** The relying party of a site: the host that a browser binds its passkeys to (WebAuthn, section 5.1.2). */
export function relyingPartyOf(origin: string): string {
  return new URL(origin).hostname
}

/** Browsers bind passkeys to a name: at a numeric address there are none. */
export function canHavePasskeys(hostname: string): boolean {
  return !/^[\d.]+$|:/.test(hostname)
}
