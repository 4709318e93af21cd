import type { Actor } from '#app/request-context.ts'

type Action = 'sign up' | 'decide by emailed link'

const allowed: Record<Action, readonly Actor['kind'][]> = {
  'sign up': ['visitor', 'traveller', 'planner', 'partner', 'admin'],
  'decide by emailed link': ['visitor', 'traveller', 'planner', 'partner', 'admin'],
}

/** What each kind of actor may do with the newsletter. */
export function may(actor: Actor, action: Action): boolean {
  return allowed[action].includes(actor.kind)
}
