import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** Altitudes of a day, in metres. */
export interface TrekHeights {
  sleep: number
  highest: number
}

export interface TrekDay extends TrekHeights {
  to: string
  /** Walking hours without breaks, from least to most; 0 for a day of transport. */
  hours: [least: number, most: number]
  words: string
}

/** A permit, a guide's rule or a price. */
export interface TrekRule {
  name: string
  words: string
  /** Date of the last check: "22 November 2026". */
  checked: string
  /** False if the sources contradict each other or are outdated. */
  certain: boolean
}

/** A trek's own page (specification, sections 1 and 3). */
export interface TrekPage {
  tag: string
  /** Its authored path. */
  link: string
  name: string
  line: string
  lead: string
  picture: MastheadPicture
  /** Parameters of its share card. */
  poster: PosterChoice
  /** Its country; `offered` if we plan trips there. A country without trips may have a short page. */
  country: { tag: string; name: string; offered: boolean; hasPage: boolean }
  /** Our trip that includes it. */
  trip: { key: string; title: string } | null
  start: { name: string; altitude: number }
  days: TrekDay[]
  seasons: { months: string; reason: string }[]
  avoid: string
  needs: { name: string; words: string }[]
  rules: TrekRule[]
  weDo: string
  weDoNot: string
  /** All planners of the country, the contact person first. */
  team: StaffFace[]
}
