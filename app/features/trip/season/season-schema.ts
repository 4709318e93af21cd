import type { RouteMonth } from './season.ts'

/** When to go somewhere, in the reader's language. */
export interface SeasonData {
  /** Why the best months are the best. */
  reason: string
  /** January to December; none where no climate is known. */
  months: (RouteMonth & { name: string })[]
}

/** When to go to one place. */
export interface PlaceSeasonData extends SeasonData {
  /** 1 January to 12 December. */
  best: number[]
  /** The best months as one says them: Jul–Oct. */
  inWords: string
}

/** One place's year beside those of its neighbours. */
export interface PlaceYear {
  name: string
  /** Address of its page. */
  to: string
  /** January to December. */
  months: RouteMonth[]
  best: string
  /** °C over the year. */
  low: number
  high: number
}
