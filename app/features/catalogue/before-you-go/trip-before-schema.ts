import type { BeforeSubject } from '#database/values/before-you-go.ts'
import type { ShownFact } from './before-you-go-schema.ts'

/** A subject of a trip: what its days say, and what is written about its countries. */
export interface TripBeforeRow {
  subject: BeforeSubject
  lines: string[]
  /** `country` is its name if the trip visits several. */
  facts: (ShownFact & { tag: string; country: string | null })[]
}

/** What the travellers of a trip need to know before going. */
export interface TripBefore {
  countries: { tag: string; name: string }[]
  rows: TripBeforeRow[]
}
