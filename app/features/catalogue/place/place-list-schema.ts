import type { Picture } from '#app/picture/picture.ts'

/** Data of a destination's row, in the reader's language; unknown values are null. */
export interface PlaceListRow {
  country: string
  slug: string
  name: string
  line: string
  picture: Picture
  region: string | null
  /** Recommended nights: "2–3" as figures, "2–3 nights" as text. */
  nights: { figures: string; words: string } | null
  altitude: string
  /** Best months, 1 is January; as text "Jul–Oct", or "all year". */
  months: number[]
  monthsInWords: string | null
}
