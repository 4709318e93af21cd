/** A tour named among others, in the reader's words. */
export interface FittingTour {
  key: string
  country: string
  name: string
  line: string
  place: string
}
