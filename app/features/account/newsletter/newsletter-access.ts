import type { Actor } from '#app/request-context.ts'

type Action = 'sign up' | 'decide by emailed link'

const allowed: Record<Action, readonly Actor['kind'][]> = {
  'sign up': ['visitor', 'traveller', 'planner', 'partner', 'admin'],
  'decide by emailed link': ['visitor', 'traveller', 'planner', 'partner', 'admin'],
}

/** Who may do what with the newsletter: pure, and tested as a table. */
export function may(actor: Actor, action: Action): boolean {
  return allowed[action].includes(actor.kind)
}
