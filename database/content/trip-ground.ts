import type { CountryFolder } from './catalogue.ts'
import type { TripContent } from './trip-content.ts'

/** What a trip may name: whatever its countries have, whichever side of a border it lies on. */
export type TripGround = Pick<CountryFolder, 'destinations' | 'attractions' | 'tours' | 'hotels' | 'trips'>

/** The folders of a trip's countries, that of the file itself first; names that two of them use are the first's. */
export function tripFolders(
  { countries }: Pick<TripContent, 'countries'>,
  own: CountryFolder,
  all: readonly CountryFolder[],
): CountryFolder[] {
  return [own, ...all.filter(folder => folder !== own && countries.includes(folder.tag))]
}

function together<T>(maps: Map<string, T>[]): Map<string, T> {
  return new Map(maps.toReversed().flatMap(map => [...map]))
}

/** All that a trip may name. */
export function tripGround(
  trip: Pick<TripContent, 'countries'>,
  own: CountryFolder,
  all: readonly CountryFolder[],
): TripGround {
  const folders = tripFolders(trip, own, all)
  return {
    destinations: together(folders.map(folder => folder.destinations)),
    attractions: together(folders.map(folder => folder.attractions)),
    tours: together(folders.map(folder => folder.tours)),
    hotels: together(folders.map(folder => folder.hotels)),
    trips: together(folders.map(folder => folder.trips)),
  }
}
