import { type DateRange, type IntRange, rangeContains } from '#database/values/range.ts'

/** Pure rules about the components a trip's price is made of. */

export interface PriceComponent {
  what: { en: string; es: string }
  per: 'person' | 'group'
  /** Minor units of the trip's currency. */
  amountMinor: number
  /** Days the price holds, in any year; null all year. */
  season: DateRange | null
  /** How many travel together. */
  partySize: IntRange
}

/** Month and day, which is all that a season looks at: 03-14. */
function dayOfYear(day: string): string {
  return day.slice(5)
}

/** Whether a season holds on a day, whatever the year; a season may run over New Year. */
export function holdsOn(season: DateRange | null, day: string): boolean {
  if (season === null) return true
  if (season.kind === 'Empty') return false
  const [from, to, at] = [season.start, season.end, day].map(dayOfYear) as [string, string, string]
  return from < to ? at >= from && at < to : at >= from || at < to
}

/**
 * Price for each person of a party that starts on a day, in minor units; null where no price holds.
 * What is per group is shared among them, rounded up.
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

/** The lowest price for each of two travellers on any day of the year; null where none is known. */
export function fromPriceMinor(components: readonly PriceComponent[]): number | null {
  const starts = components.flatMap(({ season }) =>
    season?.kind === 'Range' ? [season.start, season.end] : [],
  )
  const prices = ['2001-01-01', ...starts]
    .map(day => pricePerPersonMinor(components, 2, day))
    .filter(price => price !== null)
  return prices.length > 0 ? Math.min(...prices) : null
}
