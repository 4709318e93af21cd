import { z } from 'zod'
import { asksOfTravellers, transferModes } from '../values/catalogue-kinds.ts'
import {
  altitude,
  coordinates,
  habitat,
  interest,
  line,
  months,
  name,
  photos,
  poster,
  reference,
  text,
} from './words.ts'

/** The means of one month: high and low in °C, days with 1 mm of rain or more. */
const monthClimate = z.strictObject({
  high: z.number(),
  low: z.number(),
  rainDays: z.number().min(0).max(31),
})

const wildlife = z.strictObject({ name, latin: z.string().optional(), months })

const placeFields = {
  name,
  line: line(80),
  lead: text,
  body: text,
  coordinates,
  altitude,
  poster: poster.optional(),
  photos,
}

/** content/{country}/regions/{slug}.yaml */
export const regionContent = z.strictObject({
  ...placeFields,
  habitats: z.array(habitat).min(1),
  /** The planner of this region and the places in it. */
  planner: reference('staff'),
})

/** content/{country}/destinations/{slug}.yaml: a place to stay overnight. */
export const destinationContent = z.strictObject({
  ...placeFields,
  /** For whoever compares them with an atlas: what they are of, where not of the town itself. */
  coordinatesAreOf: z.string().trim().min(1).optional(),
  region: reference('region'),
  /** The planner of it and its sights, if not the region's. */
  planner: reference('staff').optional(),
  climate: z.array(monthClimate).length(12),
  bestMonths: z.strictObject({ months, reason: text }),
  interests: z.array(interest).min(1),
  habitats: z.array(habitat).min(1),
  wildlife: z.array(wildlife).default([]),
  nights: z.tuple([z.number().int().positive(), z.number().int().positive()]),
  gettingThere: text,
})

/** content/{country}/attractions/{slug}.yaml: a place to visit from a destination. */
export const attractionContent = z.strictObject({
  ...placeFields,
  near: reference('destination'),
  bestMonths: z.strictObject({ months, reason: text }),
  interests: z.array(interest).min(1),
  habitats: z.array(habitat).min(1),
  wildlife: z.array(wildlife).default([]),
  /** What it asks beside walking, as far as its text says. */
  asks: z.array(z.enum(asksOfTravellers)).default([]),
  /** Whether it can be seen without a step; not known if left out. */
  stepFree: z.boolean().optional(),
  opens: text.optional(),
  entrance: text.optional(),
})

/** content/{country}/transfers.yaml */
export const transfersContent = z.array(
  z.strictObject({
    from: reference('destination'),
    to: reference('destination'),
    legs: z
      .array(
        z.strictObject({
          mode: z.enum(transferModes),
          minutes: z.number().int().positive(),
          kilometres: z.number().positive(),
          via: z.array(coordinates).default([]),
        }),
      )
      .min(1),
    note: text.optional(),
  }),
)

export type RegionContent = z.infer<typeof regionContent>
