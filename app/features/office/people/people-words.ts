import { ApiError } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { AbsenceRefusal } from './people-schema.ts'

export type AbsenceField = 'firstDay' | 'lastDay' | 'standIn'

/** The field that a refusal is about, and what it says. */
const refusals: Record<AbsenceRefusal, readonly [field: AbsenceField, words: () => string]> = {
  not_staff: ['firstDay', m.office_absence_not_staff],
  ends_before: ['lastDay', m.office_absence_ends_before],
  is_past: ['lastDay', m.office_absence_is_past],
  too_long: ['lastDay', m.office_absence_too_long],
  overlaps: ['firstDay', m.office_absence_overlaps],
  stand_in_unknown: ['standIn', m.office_absence_stand_in_unknown],
  stand_in_away: ['standIn', m.office_absence_stand_in_away],
}

/** What a failed entry says, and beside which field: none if it was not refused, but failed. */
export function absenceProblem(error: unknown): { field: AbsenceField | null; words: string } {
  const { reason } = (error instanceof ApiError ? (error.data as { reason?: string }) : undefined) ?? {}
  if (reason === undefined || !Object.hasOwn(refusals, reason))
    return { field: null, words: m.office_person_failed() }
  const [field, words] = refusals[reason as AbsenceRefusal]
  return { field, words: words() }
}
