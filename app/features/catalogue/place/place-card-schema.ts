import type { Picture } from '#app/picture/picture.ts'

/** Data of a destination's card, in the reader's language; unknown values are null. */
export interface PlaceCardData {
  country: string
  slug: string
  name: string
  line: string
  picture: Picture
  altitude: string | null
  nights: string | null
  /** Best months: "Jul–Oct". */
  months: string | null
  driest: string | null
}
