const DAY_MS = 24 * 60 * 60 * 1_000
/** RFC 9116: less than a year, so that it does not outlive whom it names. */
const GOOD_FOR_DAYS = 180

/** Where to tell of a weakness (RFC 9116); it is always good for half a year from the day it is asked for. */
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
