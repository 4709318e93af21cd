import type { CountryFolder } from '../../catalogue.ts'
import type { HotelContent } from '../../catalogue-content.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { tripReferences } from '../../trip-references.ts'
import { type Check, problemAt } from '../report.ts'

const TOLERANCE = 0.15

/** A line is the dearest months' rate from this part of it on, and others are cheaper from this part of it down. */
const DEAR = 0.97
const CHEAPER = 0.9
/** How a line says so: by the word, or by the months that it holds for. */
const SAYS_SO = /\bdearest\b|\bto (?:October|March)\b/

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

/** The cheapest and the dearest month of the trip's nights. */
function monthsOf(nights: readonly HotelContent[]): [least: number, most: number] {
  const months = Array.from({ length: 12 }, (_, month) =>
    nights.reduce((sum, { pricesByMonth }) => sum + (pricesByMonth[month] ?? 0), 0),
  )
  return [Math.min(...months), Math.max(...months)]
}

/** One rate for the whole year that is the dearest months' says so; a line for the rooms' season says when. */
function checkDearest(
  source: Sourced<TripContent>,
  folder: CountryFolder,
  folders: readonly CountryFolder[],
): Problem[] {
  const { days, prices } = source.value
  const { hotels } = tripReferences(source.value, folder, folders)
  const [least, most] = monthsOf(days.flatMap(({ hotel }) => (hotel ? (hotels.get(hotel)?.value ?? []) : [])))
  if (prices.some(({ season, what }) => season && /room|suite|house|night|bed/i.test(what.en))) return []
  return prices.flatMap(({ what, per, amount, season, party: [from] }, i): Problem[] => {
    if (per !== 'person' || season || from > 2 || !/^\w+ nights\b/i.test(what.en)) return []
    const share = from === 1 ? 1 : 2
    const isDear = amount >= (DEAR * most) / share && least / share <= CHEAPER * amount
    if (!isDear || SAYS_SO.test(what.en)) return []
    const path = ['prices', i, 'what', 'en']
    const mend = 'say “at the dearest months’ rate”, or give the season a line'
    return [problemAt(source, path, 'is the dearest months’ rate all year', mend)]
  })
}

/** Checks that a trip's rooms cost what its hotels charge, within 15 %, and say so where that is the dearest rate. */
export const checkRoomPrices: Check = ({ folders }) =>
  folders.flatMap(folder =>
    [...folder.trips.values()].flatMap(source =>
      [checkTrip, checkDearest].flatMap(check => check(source, folder, folders)),
    ),
  )
