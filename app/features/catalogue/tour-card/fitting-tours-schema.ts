/** A tour as a card, in the reader's language. */
export interface FittingTour {
  key: string
  country: string
  name: string
  line: string
  place: string
}
