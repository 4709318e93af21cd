import type { CountryExplorerData, PlaceEntry } from '#app/map/explorer/explorer-schema.ts'

/** Filters the places of a country's map. */

export const FILTER_KINDS = ['destination', 'attraction'] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

export interface PlaceFilter {
  /** Part of a name; accents and capitals are ignored. */
  text: string
  /** Hidden kinds. */
  without: readonly FilterKind[]
}

/** The groups with matching places. A region remains as the heading of its matches, or if it matches itself. */
export function filteredGroups(
  groups: CountryExplorerData['groups'],
  { text, without }: PlaceFilter,
): CountryExplorerData['groups'] {
  const letters = plain(text)
  const isMeant = ({ name }: PlaceEntry) => plain(name).includes(letters)
  const isWanted = ({ kind }: PlaceEntry) => !without.some(each => each === kind)
  return groups.flatMap(({ region, places }) => {
    const whole = region !== null && isMeant(region)
    const left = places
      .filter(entry => isWanted(entry) && (whole || isMeant(entry)))
      .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)))
    return left.length > 0 || (whole && letters !== '') ? [{ region, places: left }] : []
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
