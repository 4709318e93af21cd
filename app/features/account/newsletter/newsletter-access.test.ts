import { expect, it } from 'vitest'
import { may } from './newsletter-access.ts'

it.each([
  ['visitor', true],
  ['system', false],
] as const)('a %s may sign up and decide: %s', (kind, allowed) => {
  expect(may({ kind }, 'sign up')).toBe(allowed)
  expect(may({ kind }, 'decide by emailed link')).toBe(allowed)
})
