import { ApiError } from '#app/client/api-client/api-error.ts'
import type { Stage } from '#app/features/plan/core/plan.ts'
import type { OfficePlanner } from '#app/features/plan/handling/handling-schema.ts'
import type { StageRefusal } from '#app/features/plan/handling/stage-move.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'
import { m } from '#app/paraglide/messages.js'
import type { PlanMoney } from './plan-page-schema.ts'

/** The office's actions on a plan, and the texts of their failures. */

/** The dialog that is open for a plan. */
export type PlanDialog =
  | 'snooze'
  | 'stage'
  | 'handOver'
  | 'payment'
  | 'reverse'
  | 'refund'
  | 'cancel'
  | 'wish'

/** The fields of a plan that the dialogs use. */
export interface ActedPlan {
  id: number
  name: string
  country: string
  stage: Stage
  planner: OfficePlanner | null
  snoozedUntil: string | null
  /** The payments, once a draft was signed. */
  money?: PlanMoney | null | undefined
  /** What the traveller wants, on the plan's own page. */
  wish?: Wish | undefined
  revision?: number | undefined
}

/** Fields of the dialogs. */
export type PlanField = 'amount' | 'currency' | 'reference' | 'doubt' | 'time' | 'stage' | 'reason' | 'wish'

/** Message of a failure, and the field it belongs to; null if it belongs to none. */
export interface Refused {
  words: string
  field: PlanField | null
}

/** Outcome of a call about a plan, with a message, and what follows from it, if that is worth a list. */
export type CallResult = { ok: true; words: string; effects?: readonly string[] } | ({ ok: false } & Refused)

type Conflict =
  | StageRefusal
  | 'taken'
  | 'not_taken'
  | 'is_late'
  | 'reference_used'
  | 'currency_differs'
  | 'more_than_due'
  | 'more_than_paid'
  | 'is_reversal'
  | 'card_entry'
  | 'not_reversible'
  | 'dates_unknown'
  | 'cancelled'
  | 'not_accepted'
  | 'sender_unknown'

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
  currency_differs: m.office_paid_currency,
  more_than_due: m.office_doubt_ask,
  more_than_paid: m.office_refund_too_much,
  is_reversal: m.office_reverse_is_reversal,
  card_entry: m.office_reverse_card,
  not_reversible: m.office_reverse_not,
  dates_unknown: m.booking_refused_dates,
  cancelled: m.office_doubt_cancelled,
  not_accepted: m.office_paid_not_accepted,
  sender_unknown: m.office_email_not_joined,
}

const fields: Partial<Record<Conflict, PlanField>> = {
  not_answered: 'stage',
  same_stage: 'stage',
  is_over: 'stage',
  not_over: 'stage',
  reason_missing: 'reason',
  reference_used: 'reference',
  currency_differs: 'amount',
}

function conflictOf(error: unknown): Conflict | null {
  const { reason = '' } = (error instanceof ApiError && (error.data as ConflictBody | undefined)) || {}
  return Object.hasOwn(reasons, reason) ? (reason as Conflict) : null
}

interface ConflictBody {
  reason?: string
  planner?: OfficePlanner
}

/** Message for a failed call about a plan. */
export function failureWords(error: unknown, name: string): string {
  if (!(error instanceof ApiError)) return m.office_away()
  const conflict = conflictOf(error)
  const { planner } = (error.data as ConflictBody | undefined) ?? {}
  if (conflict === 'taken' && planner) return m.office_taken_by({ planner: planner.firstName, name })
  if (conflict) return reasons[conflict]()
  if (error.status === 404) return m.office_gone()
  if (error.status === 401 || error.status === 403) return m.office_not_yours()
  return m.office_failed()
}

/** Failure of a call, for the dialog that made it. */
export function refusalOf(error: unknown, name: string): Refused {
  const conflict = conflictOf(error)
  return { words: failureWords(error, name), field: (conflict && fields[conflict]) ?? null }
}
