import type { Actor } from '#app/request-context.ts'

type Action =
  | 'record a payment'
  | 'reverse an entry'
  | 'refund a traveller'
  | 'cancel a trip'
  | 'pay a partner'
  | 'receive payment events'

const allowed: Record<Action, readonly Actor['kind'][]> = {
  'record a payment': ['admin'],
  'reverse an entry': ['admin'],
  'refund a traveller': ['admin'],
  'cancel a trip': ['admin'],
  'pay a partner': ['admin'],
  'receive payment events': ['system'],
}

/** What each kind of actor may do with money. */
export function may(actor: Actor, action: Action): boolean {
  return allowed[action].includes(actor.kind)
}
