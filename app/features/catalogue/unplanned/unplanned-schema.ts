import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** A country with trips, and how one gets from it to the one that has none. */
export interface Neighbour {
  tag: string
  name: string
  picture: Picture
  words: string
}

/** The short page of a country where no trips are planned. */
export interface UnplannedPage {
  tag: string
  name: string
  line: string
  lead: string
  picture: MastheadPicture
  /** What its card is drawn with. */
  poster: PosterChoice
  /** The best months: Nov–Apr. */
  months: string
  when: string
  howLong: string
  entry: string
  facts: { name: string; words: string }[]
  advice: string
  /** Treks of the catalogue that are walked in it. */
  treks: { name: string; link: string }[]
  neighbours: Neighbour[]
}
