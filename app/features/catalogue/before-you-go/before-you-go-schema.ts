import { z } from 'zod'
import type { EmergencyContact } from '#app/features/people/operator/operator.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import {
  type BeforePart,
  type BeforeSubject,
  beforeSubjects,
  type Hazard,
  type HazardLevel,
} from '#database/values/before-you-go.ts'

/** `old` is shown in grey with its age, and in no summary; `gone` only as a gap. */
export type Freshness = 'fresh' | 'old' | 'gone'

export interface FactAge {
  freshness: Freshness
  /** Whole months since it was checked. */
  months: number
  /** Its age as a share of the time for which it counts as fresh, in percent. */
  percent: number
}

/** Somebody who decides a rule or can be asked, in the reader's language. */
export interface NamedAuthority {
  name: string
  address: string | null
}

/** A fact as it is shown today, in the reader's language. */
export interface ShownFact extends FactAge {
  words: string
  /** False if the words say what is not known. */
  known: boolean
  /** The day it was checked: "28 November 2026". */
  checked: string
  sources: NamedAuthority[]
  ask: NamedAuthority[]
}

export interface ShownSubject {
  subject: BeforeSubject
  facts: ShownFact[]
}

/** The places of a region: how high they are, and what is taken seriously there. */
export interface HealthRow {
  name: string
  /** Metres of the lowest and the highest place where one sleeps. */
  altitude: [lowest: number, highest: number]
  hazards: Record<Hazard, HazardLevel>
  /** Where that is, unless it is all over the region. */
  only: Record<Hazard, string[]>
}

/** The page of what one must know before going to a country or on a trek. */
export interface BeforePage {
  tag: string
  /** The country itself, or the one that the trek is in. */
  within: string
  /** The authored path of the country or trek. */
  link: string
  type: 'country' | 'trek'
  name: string
  lead: string
  /** What most need first, each in a line. */
  short: { subject: BeforeSubject; words: string }[]
  parts: { part: BeforePart; subjects: ShownSubject[] }[]
  health: HealthRow[]
  emergency: EmergencyContact[]
  /** Who looks after it; null if the office does. */
  keeper: StaffFace | null
}

/** A row of a summary: only what is fresh. */
export interface SummaryRow {
  subject: BeforeSubject
  fact: ShownFact
}

const authorityEntry = z.object({ name: z.string(), address: z.string().nullable() })

export const beforeYouGoEntry = z
  .object({
    tag: z.string().meta({ example: 'costa-rica' }),
    lead: z.string(),
    url: z.string().meta({ description: 'Path of its page' }),
    facts: z.array(
      z.object({
        subject: z.enum(beforeSubjects as [BeforeSubject, ...BeforeSubject[]]),
        words: z.string(),
        known: z.boolean().meta({ description: 'False if the words say what could not be found out' }),
        freshness: z
          .enum(['fresh', 'old'])
          .meta({ description: 'Old facts need to be looked up again; those older still are left out' }),
        checked: z.iso.date().meta({ description: 'The day on which it was last looked up' }),
        fresh_months: z.number().int().meta({ description: 'For how many months it counts as fresh' }),
        sources: z.array(authorityEntry).meta({ description: 'Who decides or publishes it' }),
        ask: z.array(authorityEntry).meta({ description: 'Whom to ask, where the answer changes' }),
      }),
    ),
  })
  .meta({ id: 'BeforeYouGo' })

export type BeforeYouGoEntry = z.infer<typeof beforeYouGoEntry>

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
