import { z } from 'zod'

/** Groups of the directory. */
export const peopleGroups = ['all', 'staff', 'travellers', 'partners'] as const
export type PeopleGroup = (typeof peopleGroups)[number]

/** A person in the directory. */
export const listedPerson = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['traveller', 'planner', 'partner', 'admin']),
    partner: z.string().nullable().meta({ description: 'Name of the person’s partner; null if none' }),
    staff: z
      .object({
        fkey: z.string(),
        portrait: z.string().meta({ description: 'Version of the portrait, a part of its address' }),
        countries: z.array(z.string()),
        active: z.boolean().meta({ description: 'False for former staff' }),
      })
      .nullable(),
    plans: z
      .int()
      .meta({ description: 'Number of plans: of staff those assigned and not lost, of others those sent' }),
    lastLogInTs: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedPerson' })

export const peopleCounts = z.record(z.enum(peopleGroups), z.int())

/** Cursor of a page: a name and its user's ID. */
export const peoplePosition = z.tuple([z.string(), z.int()])

export type ListedPerson = z.infer<typeof listedPerson>
export type PeopleCounts = z.infer<typeof peopleCounts>
export type PeoplePosition = z.infer<typeof peoplePosition>
