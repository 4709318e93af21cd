import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'

/** What a trip meets in its months. */
export interface TripSpecies {
  /** In the order of the trip. */
  seen: SpeciesCardData[]
  /** Keys of those that a day shows. */
  days: { number: number; keys: string[] }[]
}
