import { isFields } from '#database/values/document/fields.ts'

interface Priced {
  season?: unknown
}

const DAY_MS = 86_400_000
const AHEAD_MS = 365 * DAY_MS

/** The languages that some text of a document lacks. */
function languagesMissing(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) languagesMissing(part, found)
  if (!isFields(value)) return
  const isText = ['en', 'es'].some(language => typeof value[language] === 'string')
  if (isText) {
    for (const language of ['en', 'es']) if (!String(value[language] ?? '').trim()) found.add(language)
  } else for (const part of Object.values(value)) languagesMissing(part, found)
}

/** The last day of a trip's prices; null if some hold all year. */
function lastPricedDay(prices: readonly Priced[]): string | null {
  const ends = prices.map(({ season }) => (Array.isArray(season) ? String(season[1]) : null))
  return ends.includes(null) ? null : (ends.sort().at(-1) ?? null)
}

/** What a document lacks: a language, a price for a day within a year. */
export function missingParts(document: unknown, now: Date): string[] {
  const languages = new Set<string>()
  languagesMissing(document, languages)
  const missing = [...languages].sort()
  const prices = isFields(document) && Array.isArray(document.prices) ? document.prices.filter(isFields) : []
  const last = lastPricedDay(prices)
  if (last !== null && Date.parse(last) < now.getTime() + AHEAD_MS) missing.push(`price_ends ${last}`)
  return missing
}
