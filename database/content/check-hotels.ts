import type { Catalogue, CountryFolder } from './catalogue.ts'
import { at, type Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/**
 * Checks that a hotel is in a destination, in a kind of house that its country builds, and that its figures agree.
 */
export function checkHotels(
  folder: CountryFolder,
  { countries }: Pick<Catalogue, 'countries'>,
  expect: Expect,
  problems: Problem[],
): void {
  const built = countries?.value.find(({ tag }) => tag === folder.tag)?.houses
  for (const source of folder.hotels.values()) {
    const { place, house, rooms, roomTypes, pricesByMonth } = source.value
    const refuse = (field: string, message: string) => problems.push({ ...at(source, [field]), message })
    expect(source, ['place'], place, 'destination', folder.destinations)
    if (built?.length && !built.includes(house.kind))
      refuse(
        'house',
        `nobody builds a ${house.kind} in ${folder.tag}; its houses are in content/countries.yaml`,
      )
    const counted = roomTypes.reduce((sum, { count }) => sum + count, 0)
    if (counted !== rooms) refuse('rooms', `${counted} rooms of all types, ${rooms} in the house`)
    const lowest = Math.min(...roomTypes.map(({ price: [from] }) => from))
    if (lowest !== Math.min(...pricesByMonth)) {
      refuse('pricesByMonth', `the cheapest month is not the cheapest room's ${lowest}`)
    }
  }
}
