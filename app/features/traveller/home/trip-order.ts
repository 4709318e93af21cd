import { addDays, dayOf } from '#app/text/days.ts'
import type { OwnPlan } from './own-plan-schema.ts'

/** Rules for the order in which trips are shown. */

const MINUTE_MS = 60_000

/** Whether a trip is past: its last day is over, or it is lost. A booked trip is still to come. */
export function isOver({ stage, startsOn, days }: OwnPlan, today: string): boolean {
  if (stage === 'lost') return true
  if (startsOn === null || days === null) return false
  return lastDay(startsOn, days) < today
}

/** The last day of a trip, YYYY-MM-DD. */
export function lastDay(startsOn: string, days: number): string {
  return addDays(startsOn, Math.max(days, 1) - 1)
}

/** The reader's current date, YYYY-MM-DD. */
export function dayOn(now: Date): string {
  return dayOf(now.getTime() - now.getTimezoneOffset() * MINUTE_MS)
}

/** Whether the traveller may review the trip: if it was booked, from its last day on. */
export function mayBeReviewed({ stage, startsOn, days }: OwnPlan, today: string): boolean {
  if (stage !== 'closed' || startsOn === null || days === null) return false
  return lastDay(startsOn, days) <= today
}

export interface OrderedTrips {
  /** The trip shown large: the one that begins first, then those without dates; null without trips. */
  next: OwnPlan | null
  others: OwnPlan[]
  older: OwnPlan[]
}

/** Sorts trips into the next one, others under way, and older ones. `today` is YYYY-MM-DD. */
export function orderTrips(plans: readonly OwnPlan[], today: string): OrderedTrips {
  const open = plans
    .filter(plan => !isOver(plan, today))
    .toSorted(
      (a, b) =>
        (a.startsOn ?? '9').localeCompare(b.startsOn ?? '9') || b.createdTs.localeCompare(a.createdTs),
    )
  const [next = null, ...others] = open
  return { next, others, older: plans.filter(plan => isOver(plan, today)) }
}

export type StepState = 'done' | 'now' | 'ahead'

/** A step of a trip; `at` is an instant or a day, if known. */
export interface TripStep {
  kind:
    | 'asked'
    | 'first answer'
    | 'answer'
    | 'yours'
    | 'draft'
    | 'decide'
    | 'accepted'
    | 'deposit'
    | 'balance'
    | 'begins'
  state: StepState
  number: number | null
  at: string | null
}

/** The steps of a trip in order; the current one has the state `now`. A day that is past is not said to come. */
export function tripSteps(plan: OwnPlan, today: string): TripStep[] {
  const { latestProposal: number, acceptedProposal, openInvoice, startsOn } = plan
  const step = (kind: TripStep['kind'], state: StepState, at: string | null = null): TripStep => ({
    ...{ kind, state, at },
    number: kind === 'accepted' ? acceptedProposal : number,
  })
  const steps = [step('asked', 'done', plan.createdTs)]
  if (number !== null) steps.push(step('draft', 'done', plan.latestProposalTs))
  if (acceptedProposal !== null) steps.push(step('accepted', 'done'))
  if (plan.stage === 'closed') steps.push(step('deposit', 'done'))
  if (openInvoice)
    steps.push(step(openInvoice.kind, 'now', openInvoice.isDueAtOnce ? null : openInvoice.dueOn))
  else if (toSettle(plan)) steps.push(step('deposit', 'now'))
  if (plan.waitsFor === 'planner')
    steps.push(step(isFirstAnswer(plan) ? 'first answer' : 'answer', 'now', plan.answerDueTs))
  if (acceptedProposal === null) steps.push(...decision(plan, step))
  if (startsOn !== null && startsOn >= today) steps.push(step('begins', 'ahead', startsOn))
  return steps
}

/** Whether a draft is signed, but no payment method was chosen yet. */
export function toSettle({ stage, acceptedProposal, openInvoice }: OwnPlan): boolean {
  return acceptedProposal !== null && openInvoice === null && stage !== 'closed' && stage !== 'lost'
}

function isFirstAnswer({ stage }: OwnPlan): boolean {
  return stage === 'new' || stage === 'assigned'
}

function decision(
  { latestProposal, waitsFor }: OwnPlan,
  step: (kind: TripStep['kind'], state: StepState) => TripStep,
): TripStep[] {
  const yours = waitsFor === 'traveller'
  if (latestProposal !== null) return [step('decide', yours ? 'now' : 'ahead')]
  return yours ? [step('yours', 'now'), step('draft', 'ahead')] : [step('draft', 'ahead')]
}
