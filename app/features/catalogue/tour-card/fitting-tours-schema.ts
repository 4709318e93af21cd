import type { Picture } from '#app/picture/picture.ts'

/** A tour in a list, in the reader's language. */
export interface FittingTour {
  key: string
  country: string
  name: string
  line: string
  place: string
}

/** The same as a card. */
export interface TourCardData extends FittingTour {
  picture: Picture
  /** "3 h 30", or days; null if unknown. */
  length: string | null
  /** How hard it is and why: "Moderate, 7 km, mud". */
  effort: string
  /** Months in which it runs; null for all year. */
  months: string | null
  /** For each person; null if it has to be asked for. */
  price: string | null
}
