import { factAge } from '#app/features/catalogue/before-you-go/before-you-go.ts'

/** Months for which a rule of a trek counts as fresh: permits and fees change with the season. */
export const RULE_MONTHS = 12

/** From this share of its time on, a fact is about to be old. */
const SOON_PERCENT = 75
/** A price that ends within these days is about to be missing. */
const SOON_DAYS = 90
const DAY_MS = 86_400_000

export type FactFreshness = 'fresh' | 'soon' | 'old'

function dayAfter(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

export interface FactTime {
  checked: string | null
  until: string
  percent: number
  state: FactFreshness
}

/** How far a fact is in its time, by the rule that greys it in public. */
export function timeOfFact(checked: string, months: number, now: Date): FactTime {
  const { freshness, percent } = factAge({ checked, months }, now)
  const state = freshness !== 'fresh' ? 'old' : percent >= SOON_PERCENT ? 'soon' : 'fresh'
  return { checked, until: dayAfter(checked, months), percent, state }
}

/** How far a price is from its last day. */
export function timeOfPrice(last: string, now: Date): FactTime {
  const left = Math.floor((Date.parse(last) - now.getTime()) / DAY_MS) + 1
  const state = left < 0 ? 'old' : left <= SOON_DAYS ? 'soon' : 'fresh'
  const percent = Math.max(0, Math.round(100 - (100 * left) / 365))
  return { checked: null, until: last, percent, state }
}
