import { z } from 'zod'
import { transferModes } from '#database/values/catalogue-kinds.ts'
import { meals } from '#database/values/meals.ts'

const hour = z.object({
  at: z.string().nullable().meta({ description: 'HH:MM; null if no time is arranged' }),
  kind: z.enum(['leg', 'activity']),
  mode: z.enum(transferModes).nullable(),
  what: z.string(),
  minutes: z.int().nullable(),
})

const tripDay = z.object({
  date: z.iso.date(),
  timeZone: z.string().nullable().meta({ description: 'Of the place; null if it is not known' }),
  title: z.string(),
  story: z.string(),
  place: z.string(),
  /** Hotel of the night; null on the last day, or if the travellers book it themselves. */
  hotel: z.string().nullable(),
  meals: z.array(z.enum(meals)),
  hours: z.array(hour),
})

const phone = z.object({ name: z.string(), phone: z.string() })

/** The data of a booked trip that is needed on the way, small enough to be stored on the device. */
export const tripDays = z.object({
  title: z.string(),
  days: z
    .array(tripDay)
    .meta({ description: 'Days of the trip; empty while nothing is booked or the dates are open' }),
  planner: z.string().nullable().meta({ description: 'First name of the planner' }),
  phone: z.string().meta({ description: 'Telephone number of the planner, formatted' }),
  emergency: z.array(phone),
})
export type TripDays = z.infer<typeof tripDays>
export type TripDay = TripDays['days'][number]
