import { expect, test } from 'vitest'
import { passportDoubt } from './party.ts'

test.each([
  ['2027-02-13', '2027-02-14', 'ends_before'],
  ['2027-02-14', '2027-02-14', 'ends_soon'],
  ['2027-08-13', '2027-02-14', 'ends_soon'],
  ['2027-08-14', '2027-02-14', null],
  // Six months after 31 August there is no 31st.
  ['2027-03-03', '2026-08-31', null],
  ['2020-01-01', null, null],
] as const)('a passport until %s on a trip until %s is in doubt: %s', (expiresOn, lastDay, doubt) => {
  expect(passportDoubt(expiresOn, lastDay)).toBe(doubt)
})
