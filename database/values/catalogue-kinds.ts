/** What a species is, in the order a naturalist's list has them. Spiders stand with the insects. */
export const speciesKinds = ['mammal', 'bird', 'reptile', 'amphibian', 'fish', 'insect', 'plant'] as const
export type SpeciesKind = (typeof speciesKinds)[number]

/** Categories of the IUCN Red List. */
export const redListStatuses = ['LC', 'NT', 'VU', 'EN', 'CR', 'DD'] as const
export type RedListStatus = (typeof redListStatuses)[number]

const binomials = new Map<string, string>()

/**
 * Genus and species, whatever the subspecies: how animals of lists and plates are known to be the same. Only for
 * names of the catalogue, which are remembered: a trip compares its species with what all of its places list.
 */
export function binomial(latin: string): string {
  const known = binomials.get(latin)
  if (known !== undefined) return known
  const found = latin.trim().toLowerCase().split(/\s+/, 2).join(' ')
  binomials.set(latin, found)
  return found
}

/** The ways to get from one place to the next. */
export const transferModes = ['road', 'boat', 'air', 'rail', 'foot'] as const
