import { describe, expect, it } from 'vitest'
import { refundSteps } from '#app/features/money/refund/refund.ts'
import { asksForReview, refundNotices, sendsBalance } from './reminders.ts'

const terms = {
  refundSteps: [
    { daysBefore: 90, keptPercent: 0 },
    { daysBefore: 45, keptPercent: 20 },
    { daysBefore: 30, keptPercent: 50 },
  ],
}
const lines = [{ amountMinor: 100_000, refundableUntil: null }]
/** The refund falls after 2026-11-13, 2026-12-28 and 2027-01-12. */
const steps = refundSteps({ terms, startsOn: '2027-02-11', lines })

describe('a fall of the refund', () => {
  it('is announced from a week before to the day before', () => {
    const told = [{ stepsOn: '2026-12-29', beforeMinor: 80_000, afterMinor: 50_000 }]
    expect(refundNotices(steps, '2026-12-21', 100_000)).toEqual([])
    expect(refundNotices(steps, '2026-12-22', 100_000)).toEqual(told)
    expect(refundNotices(steps, '2026-12-28', 100_000)).toEqual(told)
    expect(refundNotices(steps, '2026-12-29', 100_000)).toEqual([])
  })

  it('is not announced if it changes nothing', () => {
    expect(refundNotices(steps, '2026-12-22', 20_000)).toEqual([])
    expect(refundNotices(steps, '2026-11-10', 20_000)).toMatchObject([{ beforeMinor: 20_000, afterMinor: 0 }])
    expect(refundNotices(steps, '2026-11-10', 0)).toEqual([])
  })

  it('is announced separately if another follows within the week', () => {
    const close = [...lines, { amountMinor: 5_000, refundableUntil: '2026-12-30' }]
    const both = refundSteps({ terms, startsOn: '2027-02-11', lines: close })
    expect(refundNotices(both, '2026-12-26', 105_000)).toEqual([
      { stepsOn: '2026-12-29', beforeMinor: 85_000, afterMinor: 55_000 },
      { stepsOn: '2026-12-31', beforeMinor: 55_000, afterMinor: 50_000 },
    ])
  })
})

it.each([
  ['2026-12-13', false],
  ['2026-12-14', true],
  ['2026-12-30', true],
])('the rest due on 28 December is invoiced on %s: %s', (day, isSent) => {
  expect(sendsBalance('2026-12-28', day)).toBe(isSent)
})

it.each([
  ['2027-02-14', false],
  ['2027-02-22', false],
  ['2027-02-23', true],
  ['2027-04-21', true],
  ['2027-04-22', false],
])('a review of a trip that ended on 20 February is asked for on %s: %s', (day, isAsked) => {
  expect(asksForReview('2027-02-20', day)).toBe(isAsked)
  expect(asksForReview(null, day)).toBe(false)
})
