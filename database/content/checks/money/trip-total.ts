import type { TripContent } from '../../trip-content.ts'

/** What each traveller of a party pays for a trip, outside its seasons. */
export function tripTotal({ prices }: TripContent, people: number): number {
  return prices.reduce((sum, { per, amount, season, party: [from, to] }) => {
    if (season || people < from || people > to) return sum
    return sum + (per === 'person' ? amount : amount / people)
  }, 0)
}
