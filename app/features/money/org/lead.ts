import { planStage, type StageDates } from '#app/features/plan/core/plan.ts'
import type { LeadStage } from './org-schema.ts'

/** A lead's number for its partner: the first letter of the partner's name, and the plan's ID. */
export function leadNumber(partner: string, planId: number): string {
  return `${(partner[0] ?? '').toUpperCase()}-${String(planId).padStart(4, '0')}`
}

/** The facts that decide a lead's stage. */
export interface LeadFacts extends StageDates {
  /** Number of the latest sent draft; 0 if there is none. */
  draft: number
  isAccepted: boolean
  /** Last day, YYYY-MM-DD. */
  endsOn: string | null
  /** YYYY-MM-DD. */
  today: string
}

/** A lead's stage as its partner sees it, without the written reason of a loss. */
export function leadStage(facts: LeadFacts): LeadStage {
  const stage = planStage(facts)
  if (stage === 'lost') return 'lost'
  if (stage === 'closed') return facts.endsOn !== null && facts.endsOn < facts.today ? 'travelled' : 'booked'
  if (facts.isAccepted) return 'signed'
  if (stage === 'hot' || stage === 'warm' || stage === 'cold' || stage === 'paused') return stage
  if (facts.draft > 0) return 'draft'
  return stage === 'first response' ? 'answered' : 'new'
}

/** With fewer values, the median could reveal a single plan. */
const FEWEST = 5

/** Median of some durations; null if there are too few. */
export function medianOf(minutes: readonly number[]): number | null {
  if (minutes.length < FEWEST) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2)
}
