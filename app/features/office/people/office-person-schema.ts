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
    partner: z.string().nullable().meta({ description: 'Name of the person’s partner; null if none' }),
    staff: z
      .object({
        fkey: z.string(),
        name: z.string(),
        countries: z.array(z.string()),
        active: z.boolean().meta({ description: 'False for former staff' }),
        unfinished: z
          .int()
          .meta({ description: 'Number of assigned plans that are not over, booked trips included' }),
      })
      .nullable(),
    away: daysAway.nullable().meta({
      description: 'Absences, visible to the person and to admins; null for people outside the staff',
    }),
    plans: z.array(
      z.object({
        id: z.int(),
        country: z.string(),
        stage: z.enum(stages),
        createdTs: instant,
        planner: z.string().nullable().meta({ description: 'Name of the planner' }),
      }),
    ),
    sessions: z
      .array(z.object({ id: z.string(), device: sessionDevice, createdTs: instant, lastUsedTs: instant }))
      .nullable()
      .meta({ description: 'Sessions of the person; null if the caller may not end them' }),
    profiles: z
      .array(z.object({ fkey: z.string(), name: z.string() }))
      .nullable()
      .meta({ description: 'Staff without an account; null if the caller may not grant countries' }),
  })
  .meta({ id: 'OfficePerson' })

export type OfficePerson = z.infer<typeof officePerson>
