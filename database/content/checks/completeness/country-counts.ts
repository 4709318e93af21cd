import type { Catalogue, CountryFolder } from '../../catalogue.ts'
import type { TripContent } from '../../trip-content.ts'
import { unwrittenLinks } from './navigation-links.ts'

/** How many things of a kind a country has, and how many it should have. */
export interface Count {
  what: string
  found: number
  least: number
}

const UNDER_DOLLARS = 1800
const LONG_DAYS = 12
const SHORT_DAYS = 7
/** Kilometres a day for travellers who walk little, and for active ones. */
const LITTLE_KM = 4
const MUCH_KM = 8

const values = <T>(sources: Map<string, { value: T }>): T[] => [...sources.values()].map(({ value }) => value)
const kindsOf = <T>(list: readonly T[]): number => new Set(list).size

/** The longest walk of a day of the trip, in kilometres. */
function longestWalk({ days }: TripContent): number {
  return Math.max(...days.map(({ walk }) => walk?.kilometres ?? 0))
}

/** Dollars for each of two travellers outside the high seasons. */
export function dollarsForTwo({ prices }: TripContent): number {
  return prices
    .filter(({ season, party: [least, most] }) => !season && least <= 2 && most >= 2)
    .reduce((sum, { per, amount }) => sum + (per === 'group' ? amount / 2 : amount), 0)
}

function tripCounts(trips: readonly TripContent[]): Count[] {
  const some = (what: string, holds: (trip: TripContent) => boolean): Count => ({
    what,
    found: trips.filter(holds).length,
    least: 1,
  })
  return [
    { what: 'trips', found: trips.length, least: 6 },
    some('family', ({ party }) => party.includes('Family')),
    some('couple', ({ party }) => party.includes('Couple')),
    some('active', trip => trip.effort === 'demanding' || longestWalk(trip) >= MUCH_KM),
    some('little walking', trip => trip.effort === 'easy' && longestWalk(trip) <= LITTLE_KM),
    some('short', ({ days }) => days.length <= SHORT_DAYS),
    some('long', ({ days }) => days.length >= LONG_DAYS),
    some('under 1800', trip => dollarsForTwo(trip) < UNDER_DOLLARS),
  ]
}

/** A country's counts of everything it should have (the counts of the catalogue's depth). */
export function countsOf(folder: CountryFolder, { navigation }: Catalogue): Count[] {
  const { tag, regions, destinations, attractions, themes, staff, reviews } = folder
  const [tours, hotels] = [values(folder.tours), values(folder.hotels)]
  const places = [...values(destinations), ...values(attractions)]
  const lists = navigation.get(tag)?.value
  return [
    { what: 'regions', found: regions.size, least: 4 },
    { what: 'destinations', found: destinations.size, least: 9 },
    { what: 'attractions', found: attractions.size, least: 10 },
    { what: 'tours', found: tours.length, least: 10 },
    { what: 'tour types', found: kindsOf(tours.map(({ type }) => type)), least: 4 },
    { what: 'hotels', found: hotels.length, least: 8 },
    { what: 'kinds of walls of hotels', found: kindsOf(hotels.map(({ house }) => house.walls)), least: 4 },
    ...tripCounts(values(folder.trips)),
    { what: 'themes', found: themes?.value.length ?? 0, least: 5 },
    { what: 'interests', found: kindsOf(places.flatMap(({ interests }) => interests)), least: 5 },
    { what: 'habitats', found: kindsOf(places.flatMap(({ habitats }) => habitats)), least: 5 },
    { what: 'staff', found: staff?.value.length ?? 0, least: 3 },
    {
      what: 'who live there',
      found: staff?.value.filter(({ livesIn }) => livesIn === tag).length ?? 0,
      least: 1,
    },
    { what: 'reviews', found: reviews?.value.length ?? 0, least: 20 },
    { what: 'links written', found: lists ? -unwrittenLinks(folder, lists).length : -1, least: 0 },
  ]
}

/** The counts of the catalogue as a whole. */
export function totalCounts({ articles, folders }: Catalogue): Count[] {
  const trips = folders.flatMap(folder => values(folder.trips))
  return [
    { what: 'articles', found: articles.size, least: 45 },
    {
      what: 'trips across borders',
      found: trips.filter(({ countries }) => countries.length > 1).length,
      least: 4,
    },
  ]
}
