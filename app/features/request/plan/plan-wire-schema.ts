import { z } from 'zod'
import { languageCodes } from '#database/values/languages.ts'
import { newPlan, planRequest } from './plan-schema.ts'

/** A plan as a caller sends it, in the specification's own words (section 3), and as the product calls the same. */

const text = z.string()
const list = z.array(z.string().max(200)).max(50).default([])

/** What the contact form's call takes. */
const requestedPlan = z.object({
  country: newPlan.shape.country.meta({ description: 'Tag of a country', example: 'costa-rica' }),
  notes: newPlan.shape.notes.meta({ example: 'Two weeks in May\n----\nQCF URL: /costa-rica' }),
  created_ts: text.max(40).optional(),
  fkey: newPlan.shape.fkey,
  activities: list,
  amenities: list,
  destination_cats: list,
  destination_habs: list,
  destination_names: list,
  hotel_types: list,
  transport_types: list,
  vehicle_types: list,
  transportation: text.max(200).optional(),
  travel_class: text.max(100).optional(),
  initial_contact_method: text.max(100).optional(),
})

const day = z.iso.date().nullish()
const clock = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/)
  .nullish()

/** And what a plan made by itself takes besides: who comes and when. */
const createdPlan = requestedPlan
  .extend({
    notes: newPlan.shape.notes.default(''),
    arrival_date: day,
    arrival_flight_date: day,
    arrival_flight_time: clock,
    depart_date: day,
    depart_flight_date: day,
    depart_flight_time: clock,
    parties: newPlan.shape.parties,
  })
  .refine(plan => !plan.arrival_date || !plan.depart_date || plan.arrival_date <= plan.depart_date, {
    error: 'depart_before_arrival',
    path: ['depart_date'],
  })

type Wire = z.infer<typeof requestedPlan> & Partial<z.infer<typeof createdPlan>>

/** The same plan as the product calls it. */
export function toNewPlan(plan: Wire): z.input<typeof newPlan> {
  return {
    country: plan.country,
    notes: plan.notes,
    fkey: plan.fkey,
    activities: plan.activities,
    amenities: plan.amenities,
    destinationCats: plan.destination_cats,
    destinationHabs: plan.destination_habs,
    destinationNames: plan.destination_names,
    hotelTypes: plan.hotel_types,
    transportTypes: plan.transport_types,
    vehicleTypes: plan.vehicle_types,
    transportation: plan.transportation,
    travelClass: plan.travel_class,
    initialContactMethod: plan.initial_contact_method,
    parties: plan.parties,
    arrivalDate: plan.arrival_date ?? undefined,
    arrivalFlightDate: plan.arrival_flight_date ?? undefined,
    arrivalFlightTime: plan.arrival_flight_time ?? undefined,
    departDate: plan.depart_date ?? undefined,
    departFlightDate: plan.depart_flight_date ?? undefined,
    departFlightTime: plan.depart_flight_time ?? undefined,
  }
}

const draftKey = z
  .string()
  .regex(/^[\w-]{24}$/)
  .optional()
  .meta({
    description: 'Of a plan that was made before it was known whose it is: it fills what is left out.',
  })

/** The body of create_with_new_plan (sections 3 and 7). */
export const createUserWithNewPlan = z
  .object({
    name: planRequest.shape.name.meta({ example: 'Ana Mora' }),
    email: planRequest.shape.email.meta({ example: 'ana@example.org' }),
    phone: z.string().max(40).optional(),
    locale: z.enum(languageCodes).default('EN'),
    timezone: z.string().max(60).default(''),
    newPlan: requestedPlan.extend({ draft_key: draftKey }),
  })
  .meta({ id: 'CreateUserWithNewPlan' })

export const createdUserWithNewPlan = z
  .object({
    data: z.object({
      user_id: z.number().int().positive(),
      receipt_key: z.string().meta({ description: 'Last part of the address of the receipt' }),
      utm_ticket: z
        .string()
        .meta({ description: 'Lets whoever sent this tell once where they came from: log_utm' }),
    }),
  })
  .meta({ id: 'CreatedUserWithNewPlan' })

/** The body of the plan-creation call. */
export const planCreation = z
  .object({
    birthday: z.iso.date().nullish().meta({ description: 'Of whoever asks' }),
    newPlan: createdPlan,
  })
  .meta({ id: 'PlanCreation' })

export const planCreationResult = z
  .object({
    newPlan: createdPlan
      .safeExtend({
        receipt_key: z.string().optional().meta({ description: 'Where it is known whose plan it is' }),
        draft_key: z.string().optional().meta({ description: 'Where it is not; it waits for 30 days' }),
      })
      .optional(),
  })
  .meta({ id: 'PlanCreationResult' })
