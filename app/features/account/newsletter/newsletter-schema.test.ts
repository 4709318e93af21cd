import { expect, it } from 'vitest'
import { newsletterState } from './newsletter-schema.ts'

const [earlier, later] = [new Date('2026-01-01'), new Date('2026-02-01')]

it.each([
  [null, null, 'waiting'],
  [earlier, null, 'subscribed'],
  [earlier, later, 'ended'],
  [null, later, 'ended'],
] as const)('confirmed %s and unsubscribed %s is %s', (confirmedTs, unsubscribedTs, state) => {
  expect(newsletterState({ confirmedTs, unsubscribedTs })).toBe(state)
})
