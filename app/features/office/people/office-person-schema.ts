import { z } from 'zod'
import { sessionDevice } from '#app/features/account/account/person-schema.ts'
import { stages } from '#app/features/plan/core/plan.ts'
import { daysAway } from './absence-schema.ts'

const instant = z.iso.datetime()

/** A person as the office sees them; planners see only plans of their own countries. */
export const officePerson = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(['traveller', 'planner', 'partner', 'admin']),
    locale: z.string(),
    timeZone: z.string().nullable(),
    createdOn: z.iso.date(),
    emailValidated: instant.nullable(),
    lastLogInTs: instant.nullable(),
    partner: z.string().nullable().meta({ description: 'Name of the partner they belong to' }),
    staff: z
      .object({
        fkey: z.string(),
        name: z.string(),
        countries: z.array(z.string()),
        active: z.boolean().meta({ description: 'False once they have left' }),
        unfinished: z.int().meta({ description: 'Plans they still hold: those not over, and booked trips' }),
      })
      .nullable(),
    away: daysAway.nullable().meta({
      description: 'Days away, for themselves and for admins; null for people outside the staff',
    }),
    plans: z.array(
      z.object({
        id: z.int(),
        country: z.string(),
        stage: z.enum(stages),
        createdTs: instant,
        planner: z.string().nullable().meta({ description: 'Name' }),
      }),
    ),
    sessions: z
      .array(z.object({ id: z.string(), device: sessionDevice, createdTs: instant, lastUsedTs: instant }))
      .nullable()
      .meta({ description: 'Where they are logged in; null for a caller who may not end them' }),
    profiles: z
      .array(z.object({ fkey: z.string(), name: z.string() }))
      .nullable()
      .meta({ description: 'Staff without an account; null for a caller who may not grant countries' }),
  })
  .meta({ id: 'OfficePerson' })

export type OfficePerson = z.infer<typeof officePerson>
