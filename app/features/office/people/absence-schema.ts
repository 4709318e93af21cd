import { z } from 'zod'

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
