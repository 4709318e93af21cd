import { z } from 'zod'
import { OLDEST } from '#app/features/wish/wish.ts'
import { wish } from '#app/features/wish/wish-schema.ts'
import { isOneLine, readable } from '#app/form-fields.ts'
import { dayOf } from '#app/text/days.ts'

const LONGEST_ANSWER = 500

function words(max: number) {
  return z.string().overwrite(readable).trim().max(max, { error: 'form_too_long' })
}

/** The earth's farthest clocks are this much ahead of UTC. */
const FARTHEST_MS = 14 * 60 * 60_000

/** A birthday that is not in the future anywhere. */
const birthday = z.iso
  .date()
  .refine(day => day <= dayOf(Date.now() + FARTHEST_MS), {
    error: 'birthday_in_future',
  })
  .refine(day => day >= '1900-01-01', { error: 'birthday_too_early' })

/** Details of a traveller; unanswered ones are empty. */
export const partyDetails = z.object({
  name: words(200)
    .refine(isOneLine, { error: 'form_one_line' })
    .meta({ description: 'Name as in the passport' }),
  birthday: birthday.nullable(),
  age: z.int().min(0).max(OLDEST).nullable().optional().meta({
    description: 'In years, while the birthday is not known; left out, the one that was said stays',
  }),
  diet: words(LONGEST_ANSWER),
  mobility: words(LONGEST_ANSWER),
  room: words(LONGEST_ANSWER),
  notes: words(LONGEST_ANSWER).meta({ description: 'Other remarks for the guides' }),
})
export type PartyDetails = z.infer<typeof partyDetails>

export const passportWords = z.object({
  number: z
    .string()
    .overwrite(text => text.replaceAll(/[\s-]/g, '').toUpperCase())
    .regex(/^[A-Z0-9]{4,20}$/),
  country: words(80).min(2).meta({ description: 'Issuing country' }),
  expiresOn: z.iso.date(),
})
export type PassportWords = z.infer<typeof passportWords>

export const traveller = partyDetails.extend({
  id: z.int().positive(),
  age: z.int().nullable().meta({ description: 'In years, as it was said' }),
  /** Whether a passport is stored, even if its details are not shown. */
  hasPassport: z.boolean(),
  passport: z
    .object({ number: z.string(), country: z.string(), expiresOn: z.string() })
    .nullable()
    .meta({ description: 'Visible only to the plan’s traveller and its planner' }),
})
export type Traveller = z.infer<typeof traveller>

const flightsOfWish = wish.shape.flights.unwrap()

/** Flights as the traveller changes them; `known` are those that were read. */
export const flightsChange = z.strictObject({
  known: flightsOfWish,
  flights: flightsOfWish.refine(
    ({ arrivalDate, departureDate }) => !arrivalDate || !departureDate || arrivalDate <= departureDate,
    { error: 'depart_before_arrival', path: ['departureDate'] },
  ),
})
export type FlightsChange = z.infer<typeof flightsChange>

export const travellers = z.object({
  travellers: z.array(traveller),
  flights: flightsOfWish.meta({ description: 'The flights there and back, as far as they are known' }),
  lastDay: z.iso.date().nullable().meta({ description: 'Last day of the trip; null if unknown' }),
  passportsDeletedOn: z.iso
    .date()
    .nullable()
    .meta({ description: 'Day on which passports are deleted: thirty days after the last day' }),
  /** False if the operator has configured no encryption key. */
  takesPassports: z.boolean(),
  /** First name of the planner, the only person of the office who sees passports. */
  planner: z.string().nullable(),
})
export type Travellers = z.infer<typeof travellers>
