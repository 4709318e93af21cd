import { z } from 'zod'
import { AREAS } from '../values/areas.ts'
import {
  coordinates,
  line,
  months,
  name,
  photograph,
  photos,
  poster,
  reference,
  slug,
  text,
  timeZone,
} from './words.ts'

const otherTimeZone = z
  .strictObject({ zone: timeZone, westOf: z.number().optional(), eastOf: z.number().optional() })
  .refine(({ westOf, eastOf }) => (westOf === undefined) !== (eastOf === undefined), {
    error: 'needs westOf or eastOf, a longitude in degrees',
  })

/** content/countries.yaml: every country and trek of the catalogue (specification, section 3). */
export const countriesContent = z.array(
  z.strictObject({
    tag: slug,
    name,
    code: z.string().regex(/^[A-Z]{3}$/),
    a2Code: z.string().regex(/^[A-Z]{2}$/),
    active: z.boolean(),
    display: z.boolean(),
    type: z.enum(['country', 'trek']),
    homePageLink: z.string().startsWith('/'),
    /** Its place on the home page; 99 if it is not active. */
    homepageSortOrder: z.number().int().min(1).max(99),
    /** The section of the home page that lists it. */
    area: z.enum(AREAS),
    line: line(80),
    staff: reference('staff').optional(),
    /** The calendar in which a call with its team is booked. */
    cal: z.url({ protocol: /^https$/ }).optional(),
    /** Shown in place of its poster, and before the photographs of its own page. */
    photo: photograph.optional(),
    callingCode: z.number().int().positive().optional(),
    /** The regional contact number for it, of content/operator.yaml (specification, section 9). */
    contact: slug.optional(),
    poster: poster.optional(),
    /** Of sunrise, sunset and every clock in it; needed by a country with places. */
    timeZone: timeZone.optional(),
    /** Parts with another clock. */
    otherTimeZones: z.array(otherTimeZone).default([]),
  }),
)

const target = z.string().startsWith('/')
const link = z.strictObject({ link: target, label: text })

/** content/navigation/{country}.yaml: the lists behind the header's dropdowns (section 3, Navigation data). */
export const navigationContent = z.strictObject({
  vacationThemes: z.array(link),
  placeThemes: z.array(link),
  /** With the coordinates of a place that has no page yet, for the country's map. */
  topPlaces: z.array(link.extend({ coordinates: coordinates.optional() })),
  topActivities: z.array(z.strictObject({ link: target, label: text, category: text })),
})

/** content/{country}/country.yaml: the country's own page. */
export const countryContent = z.strictObject({
  lead: text,
  facts: z.strictObject({ tripLength: text, driest: text, clock: text, plannedFrom: text }),
  planner: z.strictObject({ staff: reference('staff'), words: text }),
  seasons: z.strictObject({
    note: text,
    /** Dryness of each month, 0 (rain most days) to 5 (hardly a drop), January first. */
    rows: z
      .array(
        z.strictObject({
          name,
          dryness: z.array(z.number().int().min(0).max(5)).length(12),
          /** The destinations that have this weather. */
          places: z.array(reference('destination')).default([]),
        }),
      )
      .min(1),
    events: z.array(z.strictObject({ name, months })).default([]),
  }),
  places: z.array(reference('destination')).min(4),
  featuredTrips: z.array(reference('trip')).min(1),
  team: z.strictObject({ title: text, lead: text }),
  waters: z
    .array(z.strictObject({ name, coordinates: z.tuple([z.number(), z.number()]), angle: z.number() }))
    .default([]),
  photos,
})

/** content/{country}/themes.yaml: vacation themes of a country. */
export const themesContent = z.array(
  z.strictObject({
    key: slug,
    name,
    line: line(80),
    lead: text,
    body: text,
    interests: z.array(reference('interests')).default([]),
    habitats: z.array(reference('habitats')).default([]),
    poster: poster.optional(),
  }),
)

/** content/interests.yaml and content/habitats.yaml */
export const wordsContent = z.array(
  z.strictObject({ key: slug, name, lead: text, poster: poster.optional() }),
)

/** content/{country}/tour-types.yaml */
export const tourTypesContent = z.array(z.strictObject({ key: slug, name, category: text, lead: text }))

export type NavigationContent = z.infer<typeof navigationContent>
