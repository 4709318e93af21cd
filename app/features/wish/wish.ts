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
export const MOST_NIGHTS = 1_000
/** Characters of what somebody writes in their own words. */
export const LONGEST_WORDS = 10_000
/** Adults, children and children of unknown age: so many of each. */
export const MOST_OF_A_KIND = 50
export const MOST_TRAVELLERS = 3 * MOST_OF_A_KIND
