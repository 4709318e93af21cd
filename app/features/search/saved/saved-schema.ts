import { z } from 'zod'
import { countryName, months, pagePath, picturePath } from '#app/api-values-schema.ts'
import { MOST_SAVED, SAVED_REF, savedKinds } from './saved.ts'

/** What the calls about saved items carry. */

const ref = z.string().regex(SAVED_REF).meta({
  description: 'Kind and key of what is saved; with its country unless it is a trip, a species or an article',
  example: 'trip/white-city-first',
})
export const refs = z.array(ref).max(MOST_SAVED)

export const savedChange = z.object({
  saved: refs.meta({ description: 'What was saved since the last call, oldest first' }),
  removed: refs.meta({ description: 'What was removed since' }),
})
export type SavedChange = z.infer<typeof savedChange>

/** Chosen by who shares; whoever has it can replace and withdraw the list. */
const secret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .meta({
    description:
      'At least 128 random bits, chosen by the caller. The link follows from it; whoever has it can replace and withdraw the list.',
  })
export const listSecret = z.object({ secret })
export const newSharedList = listSecret.extend({ refs: refs.min(1) })

export const sharedListAnswer = z.object({
  key: z.string().meta({ description: 'The last part of the address of its page' }),
})

/** A figure with its words, in the language of the call. */
const figure = z.object({ value: z.number().int(), text: z.string() })

const savedTrip = z.object({
  days: z.number().int(),
  price: figure.nullable().meta({
    description: 'Lowest price for each of two, in minor units; null if it is not known',
  }),
  price_days: z
    .string()
    .nullable()
    .meta({ description: 'When two start who pay it, in words; null if it is the same all year' }),
  best_months: months,
  months: z.string().meta({ description: 'The same in words' }),
  walking: z.string(),
  highest: figure.meta({ description: 'Altitude of the highest bed, in metres' }),
  drive: figure.meta({ description: 'Minutes of driving on the longest day' }),
  flights: z.number().int(),
  one_night_stops: z.number().int(),
  houses: z.number().int(),
  planner: z.string().meta({ description: 'First name of the planner, and where they live' }),
  planned_by: z
    .object({
      key: z.string(),
      name: z.string(),
      first_name: z.string(),
      portrait: picturePath,
      countries: z.array(z.string()).meta({ description: 'Tags of the countries that they plan' }),
    })
    .meta({ description: 'The same person, as they are asked' }),
  stops: z.array(z.object({ place: z.string(), nights: z.number().int() })),
  places: z.array(z.string()).meta({ description: 'All places of the trip, also those without a night' }),
})
export type SavedTrip = z.infer<typeof savedTrip>

export const savedCard = z
  .object({
    ref,
    kind: z.enum(savedKinds),
    name: z
      .object({ en: z.string(), es: z.string() })
      .nullable()
      .meta({ description: 'Null for what no longer exists' }),
    countries: z.array(countryName),
    line: z.string(),
    url: pagePath.nullable().meta({ description: 'Null for what is no longer offered' }),
    picture: picturePath.nullable(),
    trip: savedTrip.nullable(),
    instead: z
      .object({ name: z.string(), url: pagePath })
      .nullable()
      .meta({ description: 'What comes near to it, once it is no longer offered' }),
  })
  .meta({ id: 'SavedCard' })
export type SavedCard = z.infer<typeof savedCard>

/** A list that somebody else has shared. */
export interface SharedListPage {
  sharedTs: string
  cards: SavedCard[]
}
