import type { CountryExplorerData, PlaceEntry } from '#app/map/explorer/explorer-schema.ts'

/** Pure rules about which places of a country's map are shown. */

export const FILTER_KINDS = ['destination', 'attraction'] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

export interface PlaceFilter {
  /** Letters of a name, without regard to accents and capitals. */
  text: string
  /** Kinds that are left out. */
  without: readonly FilterKind[]
}

/** The groups with the places that pass. A region stays as the head of what passes, or when it is meant itself. */
export function filteredGroups(
  groups: CountryExplorerData['groups'],
  { text, without }: PlaceFilter,
): CountryExplorerData['groups'] {
  const letters = plain(text)
  const isMeant = ({ name }: PlaceEntry) => plain(name).includes(letters)
  const isWanted = ({ kind }: PlaceEntry) => !without.some(each => each === kind)
  return groups.flatMap(({ region, places }) => {
    const whole = region !== null && isMeant(region)
    const left = places.filter(entry => isWanted(entry) && (whole || isMeant(entry)))
    return left.length > 0 || (whole && letters !== '') ? [{ region, places: left }] : []
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
