/** A browser and what it runs on; null what is not known. */
export interface Device {
  browser: string | null
  system: string | null
}

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

function find(names: readonly (readonly [string, string])[], userAgent: string): string | null {
  return names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null
}

/** What a user agent says of somebody's device; null for one that says nothing we know. */
export function deviceOf(userAgent: string): Device | null {
  const device = { browser: find(BROWSERS, userAgent), system: find(SYSTEMS, userAgent) }
  return device.browser || device.system ? device : null
}

/** Longer than any browser's. */
const LONGEST_USER_AGENT = 300

/** What is stored of a user agent: one line, of a bounded length. */
export function storedUserAgent(header: string): string {
  return header.replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_USER_AGENT)
}
