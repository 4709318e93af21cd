import type { CountryFolder } from './catalogue.ts'
import type { TripContent } from './trip-content.ts'

/** Everything a trip may name: the content of its countries, on either side of a border. */
export type TripReferences = Pick<
  CountryFolder,
  'destinations' | 'attractions' | 'tours' | 'hotels' | 'trips'
>

/** The folders of a trip's countries, that of the file itself first; of equal names the first counts. */
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

/** Everything that a trip may name. */
export function tripReferences(
  trip: Pick<TripContent, 'countries'>,
  own: CountryFolder,
  all: readonly CountryFolder[],
): TripReferences {
  const folders = tripFolders(trip, own, all)
  return {
    destinations: together(folders.map(folder => folder.destinations)),
    attractions: together(folders.map(folder => folder.attractions)),
    tours: together(folders.map(folder => folder.tours)),
    hotels: together(folders.map(folder => folder.hotels)),
    trips: together(folders.map(folder => folder.trips)),
  }
}
