import { expect, test } from 'vitest'
import { missingOf } from './party.ts'

const ana = { name: 'Ana', birthday: '1991-05-03', age: null, hasPassport: true }
const fixed = { takesPassports: true, passportsDeletedOn: '2027-03-16' }

test('a passport is missing only while it can be kept', () => {
  const without = { ...ana, hasPassport: false }
  expect(missingOf(ana, fixed, '2027-01-01')).toBe(0)
  expect(missingOf({ ...without, name: '', birthday: null }, fixed, '2027-01-01')).toBe(3)
  expect(missingOf({ ...ana, birthday: null, age: 8 }, fixed, '2027-01-01')).toBe(0)
  expect(missingOf(without, { ...fixed, takesPassports: false }, '2027-01-01')).toBe(0)
  expect(missingOf(without, { ...fixed, passportsDeletedOn: null }, '2027-01-01')).toBe(0)
  expect(missingOf(without, fixed, '2027-03-16')).toBe(0)
})
