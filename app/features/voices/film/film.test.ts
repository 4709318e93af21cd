import { expect, test } from 'vitest'
import { clockOf } from './film.ts'

test.each([
  [8.1, '0:08'],
  [59.6, '1:00'],
  [72, '1:12'],
])('%f seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock)
})
