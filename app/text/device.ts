/** A browser and its operating system; null if unknown. */
export interface Device {
  browser: string | null
  system: string | null
}

/** Browsers' own tokens; those that also claim to be another browser come before it. */
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

function find(names: readonly (readonly [string, string])[], userAgent: string): string | null {
  return names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null
}

/** The device of a user agent. Returns null if neither part is known. */
export function deviceOf(userAgent: string): Device | null {
  const device = { browser: find(BROWSERS, userAgent), system: find(SYSTEMS, userAgent) }
  return device.browser || device.system ? device : null
}

/** Longer than any real browser's. */
const LONGEST_USER_AGENT = 300

/** A user agent for storing: one line, of a bounded length. */
export function storedUserAgent(header: string): string {
  return header.replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_USER_AGENT)
}
