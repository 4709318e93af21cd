/** Kinds of species, in the order of a naturalist's list. Spiders are among the insects. */
export const speciesKinds = ['mammal', 'bird', 'reptile', 'amphibian', 'fish', 'insect', 'plant'] as const
export type SpeciesKind = (typeof speciesKinds)[number]

/** Categories of the IUCN Red List. */
export const redListStatuses = ['LC', 'NT', 'VU', 'EN', 'CR', 'DD'] as const
export type RedListStatus = (typeof redListStatuses)[number]

const binomials = new Map<string, string>()

/**
 * Genus and species without the subspecies, by which animals of lists and plates are matched. Only for names of the
 * catalogue, because results are cached: a trip compares its species with the lists of all its places.
 */
export function binomial(latin: string): string {
  const known = binomials.get(latin)
  if (known !== undefined) return known
  const found = latin.trim().toLowerCase().split(/\s+/, 2).join(' ')
  binomials.set(latin, found)
  return found
}

/** What a tour or a sight asks of those who go, beside walking. */
export const asksOfTravellers = ['boat', 'open-sea', 'swim', 'cave', 'dark', 'heights', 'steps'] as const
export type Ask = (typeof asksOfTravellers)[number]
/** What asks one onto a boat. */
export const asksOntoBoats = ['boat', 'open-sea'] as const satisfies readonly Ask[]

/** The modes of transport between places. */
export const transferModes = ['road', 'boat', 'air', 'rail', 'foot'] as const

/** Between its airports no small plane covers more in an hour. */
const SMALL_PLANE_KMH = 350

/** Whether a way may be flown by a small plane: what it covers in an hour tells it from a large one. */
export function mayBeSmallPlane({
  mode,
  minutes,
  kilometres,
}: {
  mode: string
  minutes: number
  kilometres: number
}): boolean {
  return mode === 'air' && kilometres < (minutes / 60) * SMALL_PLANE_KMH
}
