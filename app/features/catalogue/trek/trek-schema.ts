import { z } from 'zod'
import { pagePath, picturePath } from '#app/api-values-schema.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { MastheadPicture } from '#app/picture/picture.ts'
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

/** What the calls say of a trek (specification, section 3). */
export const trekEntry = z
  .object({
    tag: z.string().meta({ example: 'kilimanjaro-summit' }),
    name: z.string(),
    code: z.string(),
    a2Code: z
      .string()
      .meta({ description: 'ISO 3166-1 alpha-2 of the country it is walked in', example: 'TZ' }),
    active: z.boolean(),
    homePageLink: z.string(),
    type: z.literal('trek'),
    line: z.string(),
    country: z.string().meta({ description: 'Tag of the country it is walked in', example: 'tanzania' }),
    trip: z
      .string()
      .nullable()
      .meta({ description: 'Key of our trip that includes it; null if there is none' }),
    days: z.number().int().meta({ description: 'Days on foot and on the way' }),
    highest: z.number().int().meta({ description: 'The highest point, in metres above the sea' }),
    url: pagePath,
    picture: picturePath,
  })
  .meta({ id: 'Trek' })

export const trekWhole = trekEntry
  .extend({
    lead: z.string(),
    itinerary: z.array(
      z.object({
        to: z.string(),
        sleep: z.number().int().meta({ description: 'Altitude of the night, in metres' }),
        highest: z.number().int().meta({ description: 'The day’s highest point, in metres' }),
        hours: z.tuple([z.number(), z.number()]).meta({
          description: 'Hours on foot without breaks, from least to most; 0 for a day of transport',
        }),
        words: z.string(),
      }),
    ),
    seasons: z.array(z.object({ months: z.string(), reason: z.string() })),
    avoid: z.string(),
    rules: z.array(
      z.object({
        name: z.string(),
        words: z.string(),
        checked: z.iso.date().meta({ description: 'Day of the last check' }),
        certain: z
          .boolean()
          .meta({ description: 'False if the sources contradict each other or are outdated' }),
      }),
    ),
  })
  .meta({ id: 'TrekWhole' })

export type TrekEntry = z.infer<typeof trekEntry>
export type TrekWhole = z.infer<typeof trekWhole>
