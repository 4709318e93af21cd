import { type DateRange, type IntRange, rangeContains } from '#database/values/range.ts'

/** Rules about the components of a trip's price. */

export interface PriceComponent {
  what: { en: string; es: string }
  per: 'person' | 'group'
  /** Minor units of the trip's currency. */
  amountMinor: number
  /** Days of any year on which the price applies; null for all year. */
  season: DateRange | null
  /** Sizes of party to which it applies. */
  partySize: IntRange
}

/** Month and day, the part that a season compares: 03-14. */
function dayOfYear(day: string): string {
  return day.slice(5)
}

/** Whether a season includes a day of any year; a season may span New Year. */
export function holdsOn(season: DateRange | null, day: string): boolean {
  if (season === null) return true
  if (season.kind === 'Empty') return false
  const [from, to, at] = [season.start, season.end, day].map(dayOfYear) as [string, string, string]
  return from < to ? at >= from && at < to : at >= from || at < to
}

/**
 * Price per person of a party that starts on a day, in minor units; null if no price applies. Group prices are
 * divided among the party and rounded up.
 */
export function pricePerPersonMinor(
  components: readonly PriceComponent[],
  party: number,
  day: string,
): number | null {
  const holding = components.filter(
    ({ season, partySize }) => holdsOn(season, day) && rangeContains(partySize, party),
  )
  if (holding.length === 0) return null
  const person = holding
    .filter(({ per }) => per === 'person')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const group = holding
    .filter(({ per }) => per === 'group')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return person + Math.ceil(group / party)
}

/** Lowest price per person for two, on any day of the year; null if none is known. */
export function fromPriceMinor(components: readonly PriceComponent[]): number | null {
  const starts = components.flatMap(({ season }) =>
    season?.kind === 'Range' ? [season.start, season.end] : [],
  )
  const prices = ['2001-01-01', ...starts]
    .map(day => pricePerPersonMinor(components, 2, day))
    .filter(price => price !== null)
  return prices.length > 0 ? Math.min(...prices) : null
}
