import { z } from 'zod'
import { readable } from '#app/form-fields.ts'
import { groups, MAX_GOALS, tripTypes } from '#database/values/goals.ts'
import { readSentTimeRange } from '#database/values/range.ts'
import {
  avoidances,
  budgetLevels,
  companies,
  efforts,
  flexibilities,
  GROWN_UP,
  LONGEST_WORDS,
  MOST_MINOR,
  MOST_NIGHTS,
  MOST_OF_A_KIND,
  needKinds,
  OLDEST,
  paces,
  shares,
} from './wish.ts'

/**
 * What a traveller wants, as one value: every way in fills it, every reader reads it, and a plan stores it whole. What
 * was not said is null or empty; an open end is null.
 */

function text(max: number) {
  return z.string().overwrite(readable).max(max, { error: 'form_too_long' })
}

/** In years that a calendar shows. */
const day = z.iso
  .date()
  .refine(text => text >= '1900' && text < '2999-12-31', { error: 'range_invalid' })
  .nullable()
  .default(null)
/** HH:MM, with seconds or without: not the time of JSON schemas, which has a zone. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
/** As PostgreSQL writes it (specification, section 3), with instants that exist. */
export const timeRange = text(120)
  .refine(sent => readSentTimeRange(sent) !== null, { error: 'time_range_invalid' })
  .overwrite(sent => readSentTimeRange(sent) ?? sent)
const minor = z.int().min(0).max(MOST_MINOR).nullable().default(null)
const nights = z.int().min(0).max(MOST_NIGHTS).nullable().default(null)
const word = text(200).nullable().default(null)
const words = z.array(text(200)).max(50).default([])

/** Something that the site has a name for, or that somebody named: then it has no key. */
export const named = z.object({
  /** Of a place `country/slug`, of all else its key in the catalogue. */
  key: text(200).nullable(),
  name: z.object({ en: text(200), es: text(200) }),
})
export type Named = z.infer<typeof named>

const names = z.array(named).max(50).default([])

function inOrder<T extends number | string>(first: T | null, last: T | null): boolean {
  return first === null || last === null || first <= last
}

const when = z.object({
  /** The days of the trip, if they are known. */
  firstDay: day,
  lastDay: day,
  /** The days that it lies within. */
  earliest: day,
  latest: day,
  /** `2027-02`, or `02` for any year's February. */
  months: z
    .array(z.string().regex(/^(\d{4}-)?(0[1-9]|1[0-2])$/))
    .max(24)
    .default([]),
  flexibility: z.enum(flexibilities).nullable().default(null),
  nights: z
    .object({ least: nights, most: nights })
    .refine(({ least, most }) => inOrder(least, most), { error: 'range_invalid' })
    .prefault({}),
})

const who = z.object({
  group: z.enum(groups).nullable().default(null),
  adults: z.int().min(0).max(MOST_OF_A_KIND).nullable().default(null),
  /** Ages of some of the adults, as far as they are known. */
  adultAges: z.array(z.int().min(GROWN_UP).max(OLDEST)).max(MOST_OF_A_KIND).default([]),
  childAges: z
    .array(
      z
        .int()
        .min(0)
        .max(GROWN_UP - 1),
    )
    .max(MOST_OF_A_KIND)
    .default([]),
  /** Children beside those of `childAges`. */
  childrenOfUnknownAge: z.int().min(0).max(MOST_OF_A_KIND).default(0),
  company: z.array(z.enum(companies)).max(companies.length).default([]),
})

const what = z.object({
  goals: z.array(z.enum(tripTypes)).max(MAX_GOALS).default([]),
  activities: names,
  interests: names,
  habitats: names,
  animals: names,
})

const budget = z
  .object({
    leastMinor: minor,
    mostMinor: minor,
    /** ISO 4217. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('USD'),
    per: z.enum(shares).default('person'),
    level: z.enum(budgetLevels).nullable().default(null),
  })
  .refine(({ leastMinor, mostMinor }) => inOrder(leastMinor, mostMinor), { error: 'range_invalid' })

export const wish = z.object({
  /** Tags of countries, and places in them. */
  where: z.object({ countries: words, places: names }).prefault({}),
  when: when
    .refine(({ firstDay, lastDay }) => inOrder(firstDay, lastDay), { error: 'depart_before_arrival' })
    .refine(({ earliest, latest }) => inOrder(earliest, latest), { error: 'range_invalid' })
    .prefault({}),
  who: who.prefault({}),
  what: what.prefault({}),
  /** What they had saved and ask about: keys such as `trip/white-city-first`. */
  saved: names,
  budget: budget.prefault({}),
  avoid: z.array(z.enum(avoidances)).max(avoidances.length).default([]),
  /** Places, animals and activities that are not wanted. */
  unwanted: names,
  needs: z
    .array(z.object({ kind: z.enum(needKinds), words: text(500).default('') }))
    .max(20)
    .default([]),
  style: z
    .object({
      pace: z.enum(paces).nullable().default(null),
      effort: z.enum(efforts).nullable().default(null),
      travelClass: word,
      houses: words,
      amenities: words,
    })
    .prefault({}),
  transport: z.object({ preferred: word, kinds: words, vehicles: words }).prefault({}),
  flights: z
    .object({
      arrivalDate: day,
      arrivalTime: time.nullable().default(null),
      departureDate: day,
      departureTime: time.nullable().default(null),
      /** They want us to find their flights. */
      needed: z.boolean().default(false),
    })
    .prefault({}),
  /** When an activity takes place: a time range in PostgreSQL's notation (specification, section 3). */
  activityTime: timeRange.nullable().default(null),
  /** The traveller's own words, beside the message that they sent. */
  words: text(LONGEST_WORDS).default(''),
})

export type Wish = z.infer<typeof wish>
/** A wish of which only what was said has to be there. */
export type WishInput = z.input<typeof wish>

/** A wish with what was said, and nothing else. @throws ZodError if it is not possible. */
export function wishOf(said: WishInput): Wish {
  return wish.parse(said)
}

/** A stored wish; what it lacks, because it is older, is empty. @throws ZodError if it is not one. */
export function readWish(stored: unknown): Wish {
  return wish.parse(stored)
}

/** The first day of the trip, or the earliest that it may be; null if neither is known. */
export function beginsOn({ when }: Pick<Wish, 'when'>): string | null {
  return when.firstDay ?? when.earliest
}

/** Something that was named in words: the name is the same in both languages. */
export function namedInWords(name: string, key: string | null = null): Named {
  return { key, name: { en: name, es: name } }
}
