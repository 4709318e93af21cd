import { expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { may } from './newsletter-access.ts'

it.each<[Actor, boolean]>([
  [{ kind: 'visitor' }, true],
  [{ kind: 'traveller', userId: 1 }, true],
  [{ kind: 'planner', userId: 1, fkey: 'daniela-quesada', countries: ['costa-rica'] }, true],
  [{ kind: 'partner', userId: 1, affiliateId: 1 }, true],
  [{ kind: 'admin', userId: 1 }, true],
  [{ kind: 'system' }, false],
])('%j may sign up and decide: %s', (actor, allowed) => {
  expect(may(actor, 'sign up')).toBe(allowed)
  expect(may(actor, 'decide by emailed link')).toBe(allowed)
})
