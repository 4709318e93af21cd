import type { CountryFolder } from './catalogue.ts'
import { at, type Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/** Checks that a hotel is in a destination, and that its figures agree. */
export function checkHotels(folder: CountryFolder, expect: Expect, problems: Problem[]): void {
  for (const source of folder.hotels.values()) {
    const { place, rooms, roomTypes, pricesByMonth } = source.value
    const refuse = (field: string, message: string) => problems.push({ ...at(source, [field]), message })
    expect(source, ['place'], place, 'destination', folder.destinations)
    const counted = roomTypes.reduce((sum, { count }) => sum + count, 0)
    if (counted !== rooms) refuse('rooms', `${counted} rooms of all types, ${rooms} in the house`)
    const lowest = Math.min(...roomTypes.map(({ price: [from] }) => from))
    if (lowest !== Math.min(...pricesByMonth)) {
      refuse('pricesByMonth', `the cheapest month is not the cheapest room's ${lowest}`)
    }
  }
}
