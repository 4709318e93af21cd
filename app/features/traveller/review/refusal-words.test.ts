import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { refusalWords } from './trip-review.tsx'

test.each([
  ['not_paid', m.trip_review_not_paid()],
  ['not_travelled', m.trip_review_not_travelled()],
  ['not_over', m.trip_review_not_over({ country: 'Panama', day: '14 February 2027' })],
] as const)('a trip that is %s says so', (refusal, words) => {
  const said = refusalWords({ refusal, endsOn: '2027-02-14', country: 'Panama' })
  expect(said.replaceAll(/\s/g, ' ')).toBe(words)
})
