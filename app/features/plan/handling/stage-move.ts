import type { Stage } from '#app/features/plan/core/plan.ts'
import { dayOf } from '#app/text/days.ts'

/** How the office may move a plan between stages (product: plan stage). */

export const stageTargets = ['hot', 'warm', 'cold', 'paused', 'closed', 'lost', 'reopen'] as const
export type StageTarget = (typeof stageTargets)[number]

export const stageRefusals = ['not_answered', 'same_stage', 'is_over', 'not_over', 'reason_missing'] as const
export type StageRefusal = (typeof stageRefusals)[number]

const over: readonly Stage[] = ['closed', 'lost']
const unanswered: readonly Stage[] = ['new', 'assigned']
/** Moves that need a reason, because colleagues will ask about them later. */
const reasoned: readonly StageTarget[] = ['lost', 'reopen']

export function isOver(stage: Stage): boolean {
  return over.includes(stage)
}

/** Whether nobody works on it any more. A booked trip is still handled, during the trip and afterwards. */
export function isGivenUp(stage: Stage): boolean {
  return stage === 'lost'
}

export function wantsReason(target: StageTarget): boolean {
  return reasoned.includes(target)
}

/** Why a move is invalid; null if it is valid. */
export function refuseMove(from: Stage, target: StageTarget, reason: string): StageRefusal | null {
  if (target === 'reopen' && !isOver(from)) return 'not_over'
  if (target !== 'reopen' && isOver(from)) return from === target ? 'same_stage' : 'is_over'
  if (from === target) return 'same_stage'
  if (unanswered.includes(from) && target !== 'lost') return 'not_answered'
  return wantsReason(target) && reason.trim() === '' ? 'reason_missing' : null
}

/** The valid moves, for menus. */
export function movesFrom(from: Stage): StageTarget[] {
  return stageTargets.filter(target => refuseMove(from, target, 'x') === null)
}

interface StageDatesSet {
  hotDate: Date | null
  warmDate: Date | null
  pausedDate: Date | null
  coldDate: string | null
}

/**
 * A move clears the other temperatures: the cold date has no time, so it would lose against a time on the same day.
 */
const NO_TEMPERATURE: StageDatesSet = { hotDate: null, warmDate: null, pausedDate: null, coldDate: null }

/** The dates that a move sets; the others do not change. */
export function datesOfMove(
  target: StageTarget,
  now: Date,
): Partial<StageDatesSet> & { closedDate?: string | null; lostDate?: string | null } {
  const day = dayOf(now)
  switch (target) {
    case 'hot':
      return { ...NO_TEMPERATURE, hotDate: now }
    case 'warm':
      return { ...NO_TEMPERATURE, warmDate: now }
    case 'paused':
      return { ...NO_TEMPERATURE, pausedDate: now }
    case 'cold':
      return { ...NO_TEMPERATURE, coldDate: day }
    case 'closed':
      return { closedDate: day }
    case 'lost':
      return { lostDate: day }
    case 'reopen':
      return { closedDate: null, lostDate: null }
  }
}
