import { z } from 'zod'
import { clock } from '#app/api-values-schema.ts'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { itemEntry, type ListCountry } from '#app/features/catalogue/list/list-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { KnownPrice } from '#app/features/trip/price/price.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/trip-card-schema.ts'
import type { Effort } from '#app/features/wish/wish.ts'
import type { Gallery } from '#app/picture/gallery/gallery.ts'
import type { Picture } from '#app/picture/picture.ts'
import { minutesOfClock } from '#database/values/clock.ts'

/** A place by its name. */
export interface NamedPlace {
  slug: string
  name: string
}

/** Data of a tour's row and its details, in the reader's language. */
export interface TourRowData {
  key: string
  country: string
  /** Its tour type, whose page has all details. */
  type: string | null
  name: string
  line: string
  lead: string
  picture: Picture
  /** Null without photographs. */
  gallery: Gallery | null
  place: NamedPlace
  length: string
  /** HH:MM. */
  times: string[]
  /** Effort in a word, and the reasons: "Moderate"; "7 km, mud". */
  effort: { word: string; why: string | null }
  languages: string[]
  /** Months in which it runs; null for all year. */
  months: string | null
  minimumAge: number | null
  price: KnownPrice | null
  /** What the price holds. */
  includes: string[]
  trips: NamedTrip[]
  /** Null in lists; the page of its type has it. */
  whole: WholeTour | null
}

/** All details of a guided tour. */
export interface WholeTour {
  /** Paragraphs. */
  body: string[]
  bring: string[]
  /** Rules for everyone, as sentences. */
  rules: string[]
  /** Rules per age group; groups without known rules are left out. */
  ageRules: { who: string; rule: string }[]
  pickup: NamedPlace[]
  dropoff: NamedPlace[]
  related: { key: string; name: string }[]
}

/** A tour in the public API, with the specification's field names (section 3: Tour info). */
const zone = z.object({
  zonePickupPlaces: z.array(z.string()),
  zoneDropoffPlaces: z.array(z.string()),
  zoneWhitelistHotels: z.array(z.string()),
})

const rule = z.string().nullable().meta({ description: 'Null if unknown' })

export const tourEntry = itemEntry
  .extend({
    tour_type: z.string().nullable(),
    tour_info_v2: z
      .object({
        tourDuration: z.string().meta({ description: 'ISO 8601', example: 'PT2H30M' }),
        tourDays: z
          .array(z.number().int())
          .meta({ description: 'Days of the week on which it runs; Monday is 1' }),
        tourTimes: z.array(clock),
        timeOpen: clock.nullable(),
        timeClose: clock.nullable(),
        tourZones: z.array(zone),
        relatedTours: z.array(z.string()),
      })
      .nullable(),
    tourIncludes: z.array(z.string()),
    whatToBring: z.array(z.string()),
    generalRules: rule,
    infantRules: rule,
    childRules: rule,
    teenRules: rule,
    seniorRules: rule,
  })
  .meta({ id: 'Tour' })

export type TourEntry = z.infer<typeof tourEntry>

/** A tour type in a country, in the reader's language. */
export interface TourTypePage {
  key: string
  name: string
  /** Null where the country has not written about it. */
  lead: string | null
  list: ListCountry
  country: CountryPage
  tours: TourRowData[]
  tripKeys: string[]
  /** Whether the trips include such a tour. */
  throughTrips: boolean
  /** Other activities in its header. */
  activities: CountryPage['activities']
  /** Tours of this type in other countries, while this one has none. */
  elsewhere: FittingTour[]
}

/** Rules about a guided tour. */

/** The age groups that rules are written for, and the age each ends at (specification, section 3: Tour page). */
const AGE_GROUPS = [
  { group: 'infant', until: 3 },
  { group: 'child', until: 12 },
  { group: 'teen', until: 18 },
  { group: 'senior', until: null },
] as const

type AgeGroup = (typeof AGE_GROUPS)[number]['group']

/**
 * The rules of a tour per age group, the youngest first: the written ones, and `too_young` if none is written and the
 * minimum age excludes the whole group. Other groups are left out.
 */
export function rulesByAge<Rule>(
  written: Partial<Record<AgeGroup, Rule | undefined>>,
  minimumAge: number | null,
): { group: AgeGroup; rule: Rule | 'too_young' }[] {
  return AGE_GROUPS.flatMap(({ group, until }): { group: AgeGroup; rule: Rule | 'too_young' }[] => {
    const rule = written[group]
    if (rule !== undefined) return [{ group, rule }]
    const isTooYoung = until !== null && minimumAge !== null && minimumAge >= until
    return isTooYoung ? [{ group, rule: 'too_young' }] : []
  })
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/

/** Minutes of an ISO 8601 duration of days, hours and minutes; 0 for anything else. */
export function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = DURATION.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

const DAY = 24 * 60
/** Nobody is out for longer without a night's sleep. */
const LONGEST_AWAKE = 15 * 60

/** The calendar days of a tour of whole days, or with a night in it, that starts at a time of day; null for hours. */
export function daysOf(duration: string, starts = '00:00'): number | null {
  const minutes = minutesOf(duration)
  if (minutes <= LONGEST_AWAKE) return null
  if (minutes % DAY === 0) return minutes / DAY
  return Math.max(2, Math.ceil((minutesOfClock(starts) + minutes) / DAY))
}

/** Sorts by price, the lowest first; items without a price come last. */
export function cheapestFirst(a: { priceMinor: number | null }, b: { priceMinor: number | null }): number {
  return (a.priceMinor || Infinity) - (b.priceMinor || Infinity) || 0
}

/** How hard a tour is, read from the English text of its level. */
export function effortOf(level: string): Effort {
  if (/hard|demanding|strenuous|grade (iii|iv|v)|class (iii|iv|v)|swell/i.test(level)) return 'demanding'
  return /moderate|swimmers/i.test(level) ? 'moderate' : 'easy'
}
