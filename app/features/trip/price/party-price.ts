import type { ChildPrice } from '#database/values/child-price.ts'
import { rangeContains } from '#database/values/range.ts'
import { daysOfChange, holdsOn, type PriceComponent } from './price.ts'

/** What a trip costs those who travel: its components for a party of their size, and its own rule for children. */

export interface Travellers {
  adults: number
  /** Null for a child whose age is not known. */
  childAges: readonly (number | null)[]
}

/** By what a trip is priced. */
export interface TripPricing {
  components: readonly PriceComponent[]
  childPrice: ChildPrice | null
  /** Younger children have no price. */
  minimumAge: number | null
  /** When it is meant to be, 1 to 12. */
  bestMonths: readonly number[]
}

/** What a party pays together, in minor units, on the cheapest and on the dearest of some days. */
export interface PartyPrice {
  lowMinor: number
  highMinor: number
  /** Whether children may pay less: their age, their bed or their season is not known or has no rule. */
  isAtMost: boolean
}

export function sizeOf({ adults, childAges }: Travellers): number {
  return adults + childAges.length
}

interface DayPrice {
  minor: number
  isAtMost: boolean
}

/** What a child pays less than an adult; null if it is not known. */
function lessFor(rule: ChildPrice, { adults, childAges }: Travellers, day: Shares): number | null {
  const isParty = rule.party === null || (adults === rule.party[0] && childAges.length === rule.party[1])
  if (!isParty || rule.sharing) return null
  if (rule.lessMinor !== null) return rule.lessMinor
  // An amount is what the child pays outside the seasons: in one, nobody says what it is.
  return rule.amountMinor === null || day.isInSeason ? null : day.eachMinor - rule.amountMinor
}

interface Shares {
  eachMinor: number
  isInSeason: boolean
}

function priceOn({ components, childPrice }: TripPricing, party: Travellers, day: string): DayPrice | null {
  const people = sizeOf(party)
  const holding = components.filter(
    ({ season, partySize }) => holdsOn(season, day) && rangeContains(partySize, people),
  )
  if (holding.length === 0) return null
  const all = holding.reduce(
    (sum, { per, amountMinor }) => sum + (per === 'person' ? people * amountMinor : amountMinor),
    0,
  )
  const shares = { eachMinor: all / people, isInSeason: holding.some(({ season }) => season !== null) }
  let [minor, isAtMost] = [all, false]
  for (const age of childPrice ? party.childAges : []) {
    const [youngest, oldest] = childPrice?.ages ?? [0, 0]
    if (age !== null && (age < youngest || age > oldest)) continue
    const less = age === null || !childPrice ? null : lessFor(childPrice, party, shares)
    if (less === null) isAtMost = true
    else minor -= less
  }
  return { minor: Math.ceil(minor), isAtMost }
}

/** Two adults and two children of an age that a rule is for, the family that a trip's page shows a price of. */
export function familyFor({ ages: [, oldest] }: ChildPrice): Travellers {
  return { adults: 2, childAges: [oldest, oldest] }
}

/** When a party would begin: on a day, in some months, or, if nothing is said, in the best ones. */
export interface Beginning {
  months: readonly number[]
  /** YYYY-MM-DD */
  day: string | null
}

/** What a trip costs a party; null if it has no price for a party of this size, or takes no child so young. */
export function partyPrice(
  pricing: TripPricing,
  party: Travellers,
  { months, day }: Beginning,
): PartyPrice | null {
  const { components, minimumAge, bestMonths } = pricing
  if (party.childAges.some(age => age !== null && age < (minimumAge ?? 0))) return null
  const days = day === null ? daysOfChange(components, months.length > 0 ? months : bestMonths) : [day]
  const prices = days.flatMap(one => priceOn(pricing, party, one) ?? [])
  if (prices.length === 0) return null
  return {
    lowMinor: Math.min(...prices.map(({ minor }) => minor)),
    highMinor: Math.max(...prices.map(({ minor }) => minor)),
    isAtMost: prices.some(({ isAtMost }) => isAtMost),
  }
}
