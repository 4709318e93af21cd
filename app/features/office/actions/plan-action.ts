import { ApiError } from '#app/client/api-client/api-error.ts'
import type { OfficePlanner } from '#app/features/office/handling/planner-schema.ts'
import type { StageRefusal } from '#app/features/office/handling/stage-move.ts'
import type { Stage } from '#app/features/request/plan/plan.ts'
import { m } from '#app/paraglide/messages.js'

/** What the office does to a plan, and how its failures are told. */

/** A dialog that is open about a plan. */
export type PlanDialog = 'snooze' | 'stage' | 'handOver' | 'payment'

/** What the dialogs need of a plan. */
export interface ActedPlan {
  id: number
  name: string
  country: string
  stage: Stage
  planner: OfficePlanner | null
  snoozedUntil: string | null
  /** What it is paid in, once a draft was signed. */
  paidIn?: string | undefined
}

type Conflict = StageRefusal | 'taken' | 'not_taken' | 'is_late' | 'reference_used'

const reasons: Record<Conflict, () => string> = {
  taken: m.office_taken,
  not_taken: m.office_not_taken,
  not_answered: m.office_stage_not_answered,
  same_stage: m.office_stage_same,
  is_over: m.office_stage_over,
  not_over: m.office_stage_not_over,
  reason_missing: m.office_reason_missing,
  is_late: m.office_snooze_late,
  reference_used: m.office_paid_refused,
}

interface ConflictBody {
  reason?: string
  planner?: OfficePlanner
}

/** Why a call about a plan failed, in a sentence. */
export function failureWords(error: unknown, name: string): string {
  if (!(error instanceof ApiError)) return m.office_away()
  const { reason, planner } = (error.data as ConflictBody | undefined) ?? {}
  if (reason === 'taken' && planner) return m.office_taken_by({ planner: planner.firstName, name })
  if (reason && Object.hasOwn(reasons, reason)) return reasons[reason as Conflict]()
  if (error.status === 404) return m.office_gone()
  if (error.status === 401 || error.status === 403) return m.office_not_yours()
  return m.office_failed()
}
