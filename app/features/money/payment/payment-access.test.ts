import { expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { may } from './payment-access.ts'

const actors: readonly Actor[] = [
  { kind: 'visitor' },
  { kind: 'traveller', userId: 1 },
  { kind: 'planner', userId: 1, fkey: 'daniela-quesada', countries: ['costa-rica'] },
  { kind: 'partner', userId: 1, affiliateId: 1 },
  { kind: 'admin', userId: 1 },
  { kind: 'system' },
]

test.each([
  ['record a payment', 'admin'],
  ['cancel a trip', 'admin'],
  ['pay a partner', 'admin'],
  ['receive payment events', 'system'],
] as const)('%s: %s alone', (action, kind) => {
  expect(actors.filter(actor => may(actor, action)).map(actor => actor.kind)).toEqual([kind])
})
