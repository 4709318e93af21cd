import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** Where a day of the walk ends, in metres above the sea. */
export interface TrekHeights {
  sleep: number
  highest: number
}

export interface TrekDay extends TrekHeights {
  to: string
  /** Hours on foot without stops, from the least to the most; 0 for a day of travel. */
  hours: [least: number, most: number]
  words: string
}

/** A permit, a guide's rule or a price. */
export interface TrekRule {
  name: string
  words: string
  /** The day it was last looked up: 22 November 2026. */
  checked: string
  /** False where the sources disagree or are old. */
  certain: boolean
}

/** A trek's own page (specification, sections 1 and 3). */
export interface TrekPage {
  tag: string
  /** The authored path it stands at. */
  link: string
  name: string
  line: string
  lead: string
  picture: MastheadPicture
  /** What its card is drawn with. */
  poster: PosterChoice
  /** Where it is walked; `offered` where we plan the country. One where we do not may have its short page. */
  country: { tag: string; name: string; offered: boolean; hasPage: boolean }
  /** The trip of ours that goes there. */
  trip: { key: string; title: string } | null
  start: { name: string; altitude: number }
  days: TrekDay[]
  seasons: { months: string; reason: string }[]
  avoid: string
  needs: { name: string; words: string }[]
  rules: TrekRule[]
  weDo: string
  weDoNot: string
  /** Everybody who answers for the country, whoever answers first before the others. */
  team: StaffFace[]
}
