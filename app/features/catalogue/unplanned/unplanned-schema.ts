import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** A neighbouring country with trips, and how to get from there. */
export interface Neighbour {
  tag: string
  name: string
  picture: Picture
  words: string
  /** How many trips we plan there, and their lowest price for each of two; null if none is known. */
  trips: { count: number; from: string | null }
}

/** The short page of a country without trips. */
export interface UnplannedPage {
  tag: string
  name: string
  line: string
  lead: string
  picture: MastheadPicture
  /** Parameters of its share card. */
  poster: PosterChoice
  /** Best months: "Nov–Apr". */
  months: string
  when: string
  howLong: string
  entry: string
  facts: { name: string; words: string }[]
  advice: string
  /** Treks in the country. */
  treks: { name: string; link: string }[]
  neighbours: Neighbour[]
}
