import type { Picture } from '#app/picture/picture.ts'

/** A destination as its card shows it, in the reader's words; what is not known is null. */
export interface PlaceCardData {
  country: string
  slug: string
  name: string
  line: string
  picture: Picture
  altitude: string | null
  nights: string | null
  /** The months to go in: Jul–Oct. */
  months: string | null
  driest: string | null
}
