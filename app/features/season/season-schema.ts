import type { RouteMonth } from './season.ts'

/** When to go somewhere, in the reader's language. */
export interface SeasonData {
  /** Why the best months are the best. */
  reason: string
  /** January to December; none where no climate is known. */
  months: (RouteMonth & { name: string })[]
}
