import type { Actor } from '#app/request-context.ts'

type Action = 'send a request' | 'keep a draft' | 'store an accepted request'

const allowed: Record<Action, readonly Actor['kind'][]> = {
  'send a request': ['visitor', 'traveller', 'planner', 'partner', 'admin'],
  'keep a draft': ['visitor'],
  'store an accepted request': ['system'],
}

/** Who may do what with a plan: pure, and tested as a table. */
export function may(actor: Actor, action: Action): boolean {
  return allowed[action].includes(actor.kind)
}
