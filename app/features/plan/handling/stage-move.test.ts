import { describe, expect, it } from 'vitest'
import { planStage, type Stage, type StageDates, stages } from '#app/features/plan/core/plan.ts'
import { datesOfMove, movesFrom, refuseMove, type StageRefusal, type StageTarget } from './stage-move.ts'

const _ = null
const OVER = 'is_over'
const SAME = 'same_stage'
const NOT_ANSWERED = 'not_answered'
const NOT_OVER = 'not_over'

const table: Record<Stage, Record<StageTarget, StageRefusal | null>> = {
  new: row(NOT_ANSWERED, NOT_ANSWERED, NOT_ANSWERED, NOT_ANSWERED, NOT_ANSWERED, _, NOT_OVER),
  assigned: row(NOT_ANSWERED, NOT_ANSWERED, NOT_ANSWERED, NOT_ANSWERED, NOT_ANSWERED, _, NOT_OVER),
  'first response': row(_, _, _, _, _, _, NOT_OVER),
  hot: row(SAME, _, _, _, _, _, NOT_OVER),
  warm: row(_, SAME, _, _, _, _, NOT_OVER),
  cold: row(_, _, SAME, _, _, _, NOT_OVER),
  paused: row(_, _, _, SAME, _, _, NOT_OVER),
  closed: row(OVER, OVER, OVER, OVER, SAME, OVER, _),
  lost: row(OVER, OVER, OVER, OVER, OVER, SAME, _),
}

function row(...refusals: (StageRefusal | null)[]): Record<StageTarget, StageRefusal | null> {
  const [hot = null, warm = null, cold = null, paused = null, closed = null, lost = null, reopen = null] =
    refusals
  return { hot, warm, cold, paused, closed, lost, reopen }
}

const cases = stages.flatMap(from =>
  Object.entries(table[from]).map(([to, refusal]) => ({ from, to: to as StageTarget, refusal })),
)

describe('a plan', () => {
  it.each(cases)('that is $from moved to $to: $refusal', ({ from, to, refusal }) => {
    expect(refuseMove(from, to, 'They told us why')).toBe(refusal)
    expect(movesFrom(from).includes(to)).toBe(refusal === null)
  })

  it.each<[StageTarget, StageRefusal | null]>([
    ['lost', 'reason_missing'],
    ['warm', null],
    ['closed', null],
  ])('is moved to %s without a reason: %s', (to, refusal) => {
    expect(refuseMove('hot', to, '  ')).toBe(refusal)
  })

  it.each<[StageTarget, Stage]>([
    ['hot', 'hot'],
    ['warm', 'warm'],
    ['cold', 'cold'],
    ['paused', 'paused'],
    ['closed', 'closed'],
    ['lost', 'lost'],
  ])('moved to %s on the day it was another is %s', (to, stage) => {
    const now = new Date('2026-11-22T15:00:00Z')
    const before: StageDates = {
      assignedTs: now,
      firstResponseTs: now,
      hotDate: new Date('2026-11-22T14:00:00Z'),
      warmDate: new Date('2026-11-22T13:00:00Z'),
      pausedDate: null,
      coldDate: null,
      closedDate: null,
      lostDate: null,
    }
    expect(planStage({ ...before, ...datesOfMove(to, now) })).toBe(stage)
  })

  it('that is reopened returns to its earlier stage', () => {
    const now = new Date('2026-11-22T15:00:00Z')
    const dates = { assignedTs: now, firstResponseTs: now, hotDate: null, warmDate: now, pausedDate: null }
    const lost = { ...dates, coldDate: null, closedDate: null, lostDate: '2026-11-20' }
    expect(planStage({ ...lost, ...datesOfMove('reopen', now) })).toBe('warm')
  })
})
