import type { Words } from '#database/values/locale.ts'

/** The words of a wish that are chosen from a list, and its limits. */

/** How firm the dates are: exact, give or take a week, or whatever is best. */
export const flexibilities = ['week', 'exact', 'open'] as const
export type Flexibility = (typeof flexibilities)[number]

export const paces = ['slow', 'steady', 'full'] as const
export type Pace = (typeof paces)[number]

/** The levels that trips are rated by. */
export const efforts = ['easy', 'moderate', 'demanding'] as const
export type Effort = (typeof efforts)[number]

/** For whom an amount is: for each traveller, or for all together. */
export const shares = ['person', 'group'] as const

/** Currencies that a form offers for a budget; others may be said. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'MXN'] as const

export const budgetLevels = ['cheap', 'comfortable', 'luxury'] as const

/** Things to avoid. */
export const avoidances = [
  'driving',
  'flights',
  'boats',
  'crowds',
  'heat',
  'rain',
  'altitude',
  'walking',
] as const
export type Avoidance = (typeof avoidances)[number]

/** What a traveller needs; anything else is `other`, in words. */
export const needKinds = [
  'step-free',
  'diet',
  'knees',
  'altitude',
  'breath',
  'pregnancy',
  'seasickness',
  'heights',
  'caves',
  'dark',
  'small-planes',
  'snakes',
  'swim',
  'other',
] as const
export type NeedKind = (typeof needKinds)[number]

/** Who is among the travellers, beside their number and ages; `children` if nobody said how many. */
export const companies = ['elders', 'children'] as const

export const GROWN_UP = 18
export const OLDEST = 120
export const MOST_MINOR = 10 ** 12
/** Adults, children and children of unknown age: so many of each. */
export const MOST_OF_A_KIND = 50
export const MOST_TRAVELLERS = 3 * MOST_OF_A_KIND

/** Whether a part of a value is said, of which each may be missing. */
export function isGiven(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Joins two values of the same kind; where both say something, the second counts. */
export function joinParts(first: unknown, second: unknown): unknown {
  if (!isObject(first) || !isObject(second)) return isGiven(second) ? second : first
  const all = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(all.map(name => [name, joinParts(first[name], second[name])]))
}

/** Something named: `key~English~Spanish`, the Spanish only where it differs. */
export function namedText({ key, name }: { key: string | null; name: Words }): string {
  const [en, es] = [name.en, name.es].map(text => text.replaceAll('~', ' '))
  return [key ?? '', en, ...(es === en ? [] : [es])].join('~')
}

/** A list in an address: commas separate, and are escaped within a text. */
function listText(list: readonly string[]): string {
  return list.map(one => one.replaceAll(/[\\,]/g, mark => `\\${mark}`)).join(',')
}

/** The part of an address that carries a wish. */
export function queryOfTexts(said: Partial<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(said).map(([name, list = []]) => [name, listText(list)]))
}
