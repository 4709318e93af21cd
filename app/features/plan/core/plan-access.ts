import type { Actor } from '#app/request-context.ts'

type Action = 'send a request' | 'keep a draft' | 'store an accepted request'

const allowed: Record<Action, readonly Actor['kind'][]> = {
  'send a request': ['visitor', 'traveller', 'planner', 'partner', 'admin', 'program'],
  'keep a draft': ['visitor', 'program'],
  'store an accepted request': ['system'],
}

/** What each kind of actor may do with a plan. */
export function may(actor: Actor, action: Action): boolean {
  return allowed[action].includes(actor.kind)
}

/** The fields that decide who may see a plan. */
interface OfPlan {
  userId: number
  countryTag: string
  assignedStaffFkey: string | null
}

/** Whether the plan is the actor's own; planners and partners may travel too. */
export function isTravellerOf(actor: Actor, { userId }: Pick<OfPlan, 'userId'>): boolean {
  return 'userId' in actor && actor.userId === userId
}

/**
 * Whether a person of the office may see and answer a plan: planners of its country, its assigned planner, and
 * admins.
 */
export function isOfficeOf(actor: Actor, { countryTag, assignedStaffFkey }: OfPlan): boolean {
  if (actor.kind === 'admin') return true
  if (actor.kind !== 'planner') return false
  return actor.countries.includes(countryTag) || actor.fkey === assignedStaffFkey
}
