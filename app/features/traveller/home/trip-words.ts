import { dateFormat, isSameClock, whenOf } from '#app/features/conversation/thread/thread.ts'
import { m } from '#app/paraglide/messages.js'
import type { OwnPlan } from './own-plan-schema.ts'
import type { TripStep } from './trip-order.ts'

/** A day, YYYY-MM-DD, as "11 February 2027". */
export function formatDay(day: string): string {
  const written = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return written.format(new Date(`${day}T00:00:00Z`))
}

/** First name of the plan's planner; "your planner" if there is none yet. */
export function plannerName({ planner }: OwnPlan): string {
  return planner?.firstName ?? m.conversation_a_planner()
}

/** Whose turn it is to answer. */
export function waitingWords(plan: OwnPlan): string {
  if (plan.waitsFor === 'planner') return m.account_waits_for({ name: plannerName(plan) })
  return plan.waitsFor === 'traveller' ? m.account_waits_for_you() : m.account_waits_for_nobody()
}

/** Text of a step. */
export function stepWords({ kind, number, state }: TripStep, plan: OwnPlan): string {
  const name = plannerName(plan)
  switch (kind) {
    case 'asked':
      return m.account_step_asked()
    case 'first answer':
      return m.account_step_first_answer({ name })
    case 'answer':
      return m.account_step_answer({ name })
    case 'yours':
      return m.account_step_yours({ name })
    case 'draft':
      if (state !== 'done' || number === null) return m.account_step_first_draft()
      return m.account_step_draft({ number })
    case 'decide':
      return m.account_step_decide({ number: number ?? 1 })
    case 'accepted':
      return m.account_step_accepted({ number: number ?? 1 })
    case 'deposit':
      return state === 'done' ? m.account_step_deposit_paid() : m.account_step_deposit()
    case 'balance':
      return m.account_step_balance()
    case 'begins':
      return m.account_step_begins()
  }
}

/** An hour on the reader's clock, as everywhere in the account, with the planner's beside it where that is another. */
export function onBothClocks(instant: Date, now: Date, planner: OwnPlan['planner']): string {
  const yours = whenOf(instant, now)
  if (!planner || isSameClock(instant, planner.timeZone)) return yours
  const { place, timeZone } = planner
  return m.account_clock_both({ yours, theirs: whenOf(instant, now, timeZone), place })
}

/** Time of a step, on the reader's clock; with the planner's where it is theirs to keep. Null if it is unknown. */
export function stepTime({ kind, at }: TripStep, now: Date, planner: OwnPlan['planner']): string | null {
  if (at === null) return null
  if (kind === 'begins') return formatDay(at)
  if (kind === 'deposit' || kind === 'balance') return m.account_step_by({ time: formatDay(at) })
  if (kind === 'answer' || kind === 'first answer')
    return m.account_step_by({ time: onBothClocks(new Date(at), now, planner) })
  return whenOf(new Date(at), now)
}

/** Greeting for an hour of the day. */
export function greeting(hour: number, name: string): string {
  if (hour >= 5 && hour < 12) return m.account_good_morning({ name })
  if (hour >= 12 && hour < 19) return m.account_good_afternoon({ name })
  return m.account_good_evening({ name })
}

/** Number of trips, and whose turn it is. */
export function countWords(plans: readonly OwnPlan[]): string {
  const [only] = plans
  if (plans.length === 1 && only) return m.account_count_one({ waiting: waitingWords(only) })
  const waiting = (who: OwnPlan['waitsFor']) => plans.filter(({ waitsFor }) => waitsFor === who).length
  return m.account_count_many({ trips: plans.length, ours: waiting('planner'), yours: waiting('traveller') })
}
