import type { Stage } from '#app/features/plan/core/plan.ts'
import { m } from '#app/paraglide/messages.js'

const stageNames: Record<Stage, () => string> = {
  new: m.office_stage_new,
  assigned: m.office_stage_assigned,
  'first response': m.office_stage_answered,
  hot: m.office_stage_hot,
  warm: m.office_stage_warm,
  cold: m.office_stage_cold,
  paused: m.office_stage_paused,
  closed: m.office_stage_closed,
  lost: m.office_stage_lost,
}

export function stageName(stage: Stage): string {
  return stageNames[stage]()
}

/** Note beside a plan that a machine may have sent. */
export function doubtWords({ hasProof }: { hasProof: boolean }): string {
  return hasProof ? m.spam_mark_proved() : m.spam_mark()
}
