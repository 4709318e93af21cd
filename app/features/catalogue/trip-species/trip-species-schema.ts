import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'

/** Species of a trip in its months. */
export interface TripSpecies {
  /** In the order of the trip. */
  seen: SpeciesCardData[]
  /** Keys of the species shown on a day. */
  days: { number: number; keys: string[] }[]
}
