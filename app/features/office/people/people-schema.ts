import { z } from 'zod'
import { sessionDevice } from '#app/features/account/account/person-schema.ts'
import { stages } from '#app/features/plan/core/plan.ts'

/** A running or coming absence, in days of the planner's own calendar. */
export const absenceShown = z
  .object({
    id: z.int(),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    standIn: z.string().nullable().meta({ description: 'Name of the stand-in' }),
  })
  .meta({ id: 'Absence' })

/** What an absence is entered with. */
export const absenceEntered = z
  .strictObject({
    firstDay: z.iso.date(),
    lastDay: z.iso.date().meta({ description: 'Last day away: the first day or later, within a year' }),
    standIn: z
      .string()
      .max(60)
      .nullable()
      .default(null)
      .meta({ description: 'Key of the stand-in; null for the colleague with the fewest answers due' }),
  })
  .meta({ id: 'NewAbsence' })

/** Days away of a member of the staff, and their colleagues, for those who may change them. */
export const daysAway = z.object({
  today: z.iso.date().meta({ description: 'Today in the planner’s time zone' }),
  absences: z.array(absenceShown),
  colleagues: z.array(z.object({ fkey: z.string(), name: z.string() })),
})

export type AbsenceShown = z.infer<typeof absenceShown>
export type AbsenceEntered = z.infer<typeof absenceEntered>
export type DaysAway = z.infer<typeof daysAway>

/** Why an absence is not entered. */
export const absenceRefusals = [
  ...(['not_staff', 'ends_before', 'is_past', 'too_long', 'overlaps'] as const),
  ...(['stand_in_unknown', 'stand_in_away'] as const),
]

export type AbsenceRefusal = (typeof absenceRefusals)[number]

/** Why a planner cannot leave, and why an admin's rights are neither given nor withdrawn. */
export const leaveRefusals = ['has_plans', 'staff_unknown'] as const
export const roleRefusals = ['is_partner', 'last_admin'] as const

export type LeaveRefusal = (typeof leaveRefusals)[number]
export type RoleRefusal = (typeof roleRefusals)[number]

const instant = z.iso.datetime()

const MOST_TAGS = 12
const LONGEST_TAG = 40

/** Words by which the office finds people again. */
const tag = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(LONGEST_TAG)
  .regex(/^[^,]+$/)
  .meta({ example: 'returning' })

/** What the office may write about a person; what is left out stays as it is. */
export const personNotes = z
  .strictObject({
    tags: z
      .array(tag)
      .max(MOST_TAGS)
      .transform(tags => [...new Set(tags)])
      .optional(),
    workflow_exec: instant.nullable().optional(),
    workflow_expert: instant.nullable().optional(),
  })
  .meta({ id: 'PersonNotes' })

export type PersonNotes = z.infer<typeof personNotes>

/** Those as they are stored. */
const noted = {
  tags: z.array(z.string()),
  workflow_exec: instant.nullable(),
  workflow_expert: instant.nullable(),
}

export const personNoted = z.object(noted)

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
    ...noted,
    affiliateCreated: z.iso.date().nullable().meta({ description: 'Since when they are a partner’s' }),
    lastAnniversaryEmail: z.iso.date().nullable(),
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
    tags: z.array(z.string()),
  })
  .meta({ id: 'ListedPerson' })

export const peopleCounts = z.record(z.enum(peopleGroups), z.int())

/** Cursor of a page: a name and its user's ID. */
export const peoplePosition = z.tuple([z.string(), z.int()])

export type ListedPerson = z.infer<typeof listedPerson>
export type PeopleCounts = z.infer<typeof peopleCounts>
export type PeoplePosition = z.infer<typeof peoplePosition>

const rightAnswer = z.enum(['yes', 'own', 'self', 'operator', 'no'])

/** Who may give a command of the office. */
export const right = z
  .object({
    what: z.string().meta({ description: 'The command, such as `assign a plan`' }),
    words: z.string(),
    planner: rightAnswer.meta({
      description:
        '`own`: in their countries; `self`: about themselves; `operator`: where the operator allows it',
    }),
    admin: rightAnswer,
  })
  .meta({ id: 'Right' })

export type Right = z.infer<typeof right>
export type RightAnswer = z.infer<typeof rightAnswer>
