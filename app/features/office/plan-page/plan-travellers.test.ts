import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { passportWords } from './plan-travellers.tsx'

test.each([
  ['2027-01-05', m.passport_office_ends_before()],
  ['2027-05-01', m.passport_office_ends_soon()],
  ['2031-05-01', '2031'],
])('of a passport until %s a planner is told at the end: %s', (expiresOn, end) => {
  const passport = { number: 'AB123456', country: 'Costa Rica', expiresOn }
  expect(passportWords({ passport, hasPassport: true }, '2027-02-14').slice(-end.length)).toBe(end)
})
