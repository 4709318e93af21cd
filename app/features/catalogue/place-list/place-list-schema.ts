import type { Picture } from '#app/picture/picture.ts'

/** A destination as its row in a list shows it, in the reader's words; what is not known is null. */
export interface PlaceListRow {
  country: string
  slug: string
  name: string
  line: string
  picture: Picture
  region: string | null
  /** How many nights it deserves: 2–3 in figures, 2–3 nights in words. */
  nights: { figures: string; words: string } | null
  altitude: string
  /** The months we would choose, 1 January to 12 December, and in words: Jul–Oct, or all year. */
  months: number[]
  monthsInWords: string | null
}
