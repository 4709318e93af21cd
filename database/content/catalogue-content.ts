import { z } from 'zod'
import { FLOORS, MOST_HOUSES, ROOFS, SETTINGS, WALLS, WATERS } from '#art/houses/house-keys.ts'
import { asksOfTravellers } from '../values/catalogue-kinds.ts'
import {
  altitude,
  clock,
  dollars,
  duration,
  habitat,
  hour,
  interest,
  line,
  months,
  name,
  photos,
  poster,
  reference,
  text,
} from './words.ts'

const languages = z.array(z.enum(['EN', 'ES', 'FR', 'DE', 'IT', 'PT', 'JA', 'KO', 'ZH', 'AR'])).min(1)

/** content/{country}/tours/{key}.yaml */
export const tourContent = z.strictObject({
  name,
  line: line(120),
  lead: text,
  body: text,
  place: reference('destination'),
  type: reference('tour-types'),
  duration,
  times: z.array(clock).min(1),
  open: clock.optional(),
  close: clock.optional(),
  languages,
  level: text,
  distance: z.number().positive().optional(),
  minimumAge: z.number().int().positive().optional(),
  /** What it asks beside walking, as far as its text says. */
  asks: z.array(z.enum(asksOfTravellers)).default([]),
  /** Whether it can be done without a step; not known if left out. */
  stepFree: z.boolean().optional(),
  price: dollars,
  /** What each child under an age pays. */
  childPrice: z.strictObject({ under: z.number().int().min(1).max(18), price: dollars }).optional(),
  months: months.optional(),
  includes: z.array(text).min(1),
  bring: z.array(text).min(1),
  rules: z.strictObject({
    general: text,
    child: text.optional(),
    infant: text.optional(),
    teen: text.optional(),
    senior: text.optional(),
  }),
  pickup: z.array(reference('destination')).default([]),
  dropoff: z.array(reference('destination')).default([]),
  hotels: z.array(reference('hotel')).default([]),
  related: z.array(reference('tour')).default([]),
  interests: z.array(interest).min(1),
  habitats: z.array(habitat).min(1),
  poster: poster.optional(),
  photos,
})

/** content/{country}/hotels/{key}.yaml */
export const hotelContent = z.strictObject({
  name,
  line: line(120),
  lead: text,
  body: text,
  place: reference('destination'),
  /** The altitude of the hotel itself, if known. */
  altitude: altitude.optional(),
  /** The age from which it takes children; any if left out. */
  minimumAge: z.number().int().positive().optional(),
  /** Whether it has a room that is reached without a step; not known if left out. */
  stepFree: z.boolean().optional(),
  type: z.enum(['lodge', 'hotel', 'guesthouse', 'tented-camp', 'farm', 'villa', 'boat']),
  rooms: z.number().int().positive(),
  roomTypes: z
    .array(
      z.strictObject({
        name,
        beds: z.array(z.enum(['king', 'queen', 'double', 'single', 'bunk'])).min(1),
        count: z.number().int().positive(),
        /** Per room and night, in the year's cheapest month and in its dearest. */
        price: z.tuple([dollars, dollars]),
      }),
    )
    .min(1),
  views: z.array(text).min(1),
  checkIn: clock,
  checkOut: clock,
  languages,
  /** The cheapest room a night, January to December. */
  pricesByMonth: z.array(dollars).length(12),
  amenities: z.array(text).min(1),
  goodFor: z.array(z.enum(['Couple', 'Family', 'Solo', 'Friends'])).min(1),
  habitats: z.array(habitat).min(1),
  /** What its drawing shows, as far as its text says, and the hour of its light. */
  house: z.strictObject({
    roof: z.enum(ROOFS),
    walls: z.enum(WALLS),
    floors: z.enum(FLOORS),
    setting: z.enum(SETTINGS),
    water: z.enum(WATERS),
    /** How many are drawn; no more than there are. */
    houses: z.number().int().min(1).max(MOST_HOUSES),
    hour,
  }),
  photos,
})

export type TourContent = z.infer<typeof tourContent>
export type HotelContent = z.infer<typeof hotelContent>
