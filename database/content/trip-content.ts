import { z } from 'zod'
import { meals } from '#database/values/meals.ts'
import { transferModes } from '../values/catalogue-kinds.ts'
import { goals, groups } from '../values/goals.ts'
import {
  altitude,
  coordinates,
  day,
  dollars,
  habitat,
  line,
  months,
  photos,
  poster,
  reference,
  text,
} from './words.ts'

const leg = z.strictObject({
  mode: z.enum(transferModes),
  from: reference('destination', 'attraction'),
  to: reference('destination', 'attraction'),
  minutes: z.number().int().positive(),
  kilometres: z.number().positive(),
  via: z.array(coordinates).default([]),
})

const tripDay = z.strictObject({
  title: line(60),
  story: text,
  /** Where the night is spent; optional on the last day. */
  place: reference('destination'),
  hotel: reference('hotel').optional(),
  /** False if no night is spent there: on the way home, in the air, on a night train. */
  sleep: z.boolean().default(true),
  tours: z.array(reference('tour')).default([]),
  visits: z.array(reference('attraction')).default([]),
  meals: z.array(z.enum(meals)).default([]),
  legs: z.array(leg).default([]),
  walk: z.strictObject({ kilometres: z.number().positive(), note: text }).optional(),
  altitudeGain: z.number().int().nonnegative().default(0),
  /** The highest point, where neither the bed nor the sights are as high: a pass driven over, a summit. */
  highest: altitude.optional(),
  poster: poster.optional(),
  photos,
})

const price = z.strictObject({
  what: text,
  per: z.enum(['person', 'group']),
  amount: dollars,
  /** First and last day of the price, within one year. If left out: all year. */
  season: z.tuple([day, day]).optional(),
  /** Smallest and largest party of the price. */
  party: z.tuple([z.number().int().positive(), z.number().int().positive()]),
})

/** What children of some ages pay, as the trip's own list of what is included says it. */
const childPrice = z
  .strictObject({
    /** The youngest and the oldest. */
    ages: z.tuple([z.number().int().nonnegative(), z.number().int().positive()]),
    /** Less than an adult. */
    less: dollars.optional(),
    /** In place of what an adult pays. */
    amount: dollars.optional(),
    /** Adults and children of the party in which it holds; if left out: in any. */
    party: z.tuple([z.number().int().positive(), z.number().int().positive()]).optional(),
    /** Whether it holds only for a child who sleeps in the parents' room. */
    sharing: z.boolean().default(false),
  })
  .refine(({ less, amount }) => (less === undefined) !== (amount === undefined), {
    error: 'either less than an adult, or an amount',
  })

/** content/{country}/trips/{key}.yaml */
export const tripContent = z.strictObject({
  title: line(60),
  line: line(120),
  lead: text,
  countries: z.array(reference('countries')).min(1),
  planner: reference('staff'),
  plannerWords: text,
  party: z.array(z.enum(groups)).min(1),
  /** The age from which a child may come; any if left out. */
  minimumAge: z.number().int().positive().optional(),
  goals: z.array(z.enum(goals)).min(1).max(4),
  bestFor: text,
  walking: text,
  effort: z.enum(['easy', 'moderate', 'demanding']),
  bestMonths: z.strictObject({ months, reason: text }),
  /** The months in which nobody can start it; none if left out. */
  notRun: months.optional(),
  habitats: z.array(habitat).min(1),
  days: z.array(tripDay).min(3),
  prices: z.array(price).min(1),
  /** If left out, children pay what adults do. */
  childPrice: childPrice.optional(),
  included: z.array(text).min(3),
  notIncluded: z.array(text).min(2),
  bring: z.array(text).min(1),
  related: z.array(reference('trip')).default([]),
  poster: poster.optional(),
  photos,
})

export type TripContent = z.infer<typeof tripContent>
