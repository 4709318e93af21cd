import { planStage, type StageDates } from '#app/features/request/plan/plan.ts'
import type { LeadStage } from './org-schema.ts'

/** What a partner calls a request by: the first letter of their name and its number. */
export function leadNumber(partner: string, planId: number): string {
  return `${(partner[0] ?? '').toUpperCase()}-${String(planId).padStart(4, '0')}`
}

/** What decides how far a lead is. */
export interface LeadFacts extends StageDates {
  /** The latest draft that was sent; 0 for none. */
  draft: number
  isAccepted: boolean
  /** Last day, YYYY-MM-DD. */
  endsOn: string | null
  /** YYYY-MM-DD. */
  today: string
}

/** How far a lead is, in a partner's words; a reason that somebody wrote is nobody else's to read. */
export function leadStage(facts: LeadFacts): LeadStage {
  const stage = planStage(facts)
  if (stage === 'lost') return 'lost'
  if (stage === 'closed') return facts.endsOn !== null && facts.endsOn < facts.today ? 'travelled' : 'booked'
  if (facts.isAccepted) return 'signed'
  if (stage === 'hot' || stage === 'warm' || stage === 'cold' || stage === 'paused') return stage
  if (facts.draft > 0) return 'draft'
  return stage === 'first response' ? 'answered' : 'new'
}

/** Fewer than these tell nothing of the others. */
const FEWEST = 5

/** The middle of some lengths; null where there are too few of them. */
export function medianOf(minutes: readonly number[]): number | null {
  if (minutes.length < FEWEST) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2)
}
