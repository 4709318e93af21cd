import type { CountryFolder } from '../../catalogue.ts'
import type { HotelContent } from '../../catalogue-content.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { tripReferences } from '../../trip-references.ts'
import { type Check, problemAt } from '../report.ts'

const TOLERANCE = 0.15

/** The lowest and highest price a night of the cheapest room in the months of the trip. */
function roomFor({ pricesByMonth }: HotelContent, months: readonly number[]): [least: number, most: number] {
  const prices = pricesByMonth.filter((_, i) => months.includes(i + 1))
  return [Math.min(...pricesByMonth), Math.max(...prices)]
}

function checkTrip(
  source: Sourced<TripContent>,
  folder: CountryFolder,
  folders: readonly CountryFolder[],
): Problem[] {
  const { days, prices, bestMonths } = source.value
  const { hotels } = tripReferences(source.value, folder, folders)
  const nights = days.flatMap(({ hotel }) => (hotel ? (hotels.get(hotel)?.value ?? []) : []))
  const rooms = nights.map(hotel => roomFor(hotel, bestMonths.months))
  const [least, most] = [0, 1].map(i => rooms.reduce((sum, room) => sum + (room[i] ?? 0), 0)) as [
    number,
    number,
  ]
  return prices.flatMap(({ what, per, amount, season, party: [from] }, i): Problem[] => {
    if (per !== 'person' || season || from > 2 || !/^\w+ nights\b/i.test(what.en)) return []
    const share = from === 1 ? 1 : 2
    const [low, high] = [least / share, most / share]
    if (amount >= low * (1 - TOLERANCE) && amount <= high * (1 + TOLERANCE)) return []
    const message = `US$ ${amount} for rooms that are listed at ${Math.round(low)} to ${Math.round(high)}`
    return [
      problemAt(
        source,
        ['prices', i, 'amount'],
        message,
        'charge what the hotels say, or say what else is bought',
      ),
    ]
  })
}

/** Checks that a trip's rooms cost what its hotels charge, within 15 %. */
export const checkRoomPrices: Check = ({ folders }) =>
  folders.flatMap(folder => [...folder.trips.values()].flatMap(source => checkTrip(source, folder, folders)))
