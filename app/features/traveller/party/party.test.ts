import { expect, test } from 'vitest'
import { passportDoubt } from './party.ts'

test.each([
  ['2027-02-13', '2027-02-14', 'ends_before'],
  ['2027-02-14', '2027-02-14', 'ends_soon'],
  ['2027-08-13', '2027-02-14', 'ends_soon'],
  ['2027-08-14', '2027-02-14', null],
  // Six months after 31 August is the last day of February.
  ['2027-02-28', '2026-08-31', null],
  ['2027-02-27', '2026-08-31', 'ends_soon'],
  ['2020-01-01', null, null],
] as const)('a passport until %s on a trip until %s is in doubt: %s', (expiresOn, lastDay, doubt) => {
  expect(passportDoubt(expiresOn, lastDay)).toBe(doubt)
})
