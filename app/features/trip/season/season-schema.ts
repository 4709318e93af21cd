import type { RouteMonth } from './season.ts'

/** Best time to go, in the reader's language. */
export interface SeasonData {
  /** Reason for the best months. */
  reason: string
  /** January to December; empty if the climate is unknown. */
  months: (RouteMonth & { name: string })[]
}

/** Best time to go to a place. */
export interface PlaceSeasonData extends SeasonData {
  /** 1 January to 12 December. */
  best: number[]
  /** The best months as text: "Jul–Oct". */
  inWords: string
}

/** A place's climate, for comparison with its neighbours. */
export interface PlaceYear {
  name: string
  /** Address of its page. */
  to: string
  /** January to December. */
  months: RouteMonth[]
  best: string
  /** Lowest and highest mean of the year, in °C. */
  low: number
  high: number
}
