const DAY_MS = 24 * 60 * 60 * 1_000
/** Validity: less than a year (RFC 9116), so that outdated contacts expire. */
const GOOD_FOR_DAYS = 180

/** Contents of security.txt (RFC 9116); always valid for half a year from the day of the request. */
export function securityTxt({ address, email, now }: { address: string; email: string; now: Date }): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${address}`,
  ]
  return `${lines.join('\n')}\n`
}
