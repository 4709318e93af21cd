import { describe, expect, it, test } from 'vitest'
import { addInterval, commissionOf } from './commission.ts'

const deal = { commissionBp: 600, payoutInterval1st: 'P30D', payoutInterval2nd: 'P0Y0M60DT0H0M0S' }

describe('the commission of a partner', () => {
  it('is half after the deposit and half after the trip', () => {
    const trip = { priceMinor: 706_650, depositOn: '2026-11-14', endsOn: '2027-02-21' }
    expect(commissionOf(deal, trip)).toEqual({
      firstMinor: 21_200,
      firstDueOn: '2026-12-14',
      secondMinor: 21_199,
      secondDueOn: '2027-04-22',
    })
  })

  it('has no second due date while the end of the trip is open', () => {
    expect(
      commissionOf(deal, { priceMinor: 100, depositOn: '2026-11-14', endsOn: null }).secondDueOn,
    ).toBeNull()
  })
})

test.each([
  ['2026-01-31', 'P1M', '2026-02-28'],
  ['2026-12-15', 'P1Y2M3D', '2028-02-18'],
  ['2026-12-15', 'P2W', '2026-12-29'],
  ['2026-12-15', 'P0D', '2026-12-15'],
  ['2026-12-15', 'PT0S', '2026-12-15'],
  ['2026-12-15', 'P10Y12M10W10D', '2038-03-05'],
])('%s and %s is %s', (day, interval, expected) => {
  expect(addInterval(day, interval)).toBe(expected)
})

test.each(['', 'P', 'soon'])('%j is no duration', interval => {
  expect(() => addInterval('2026-12-15', interval)).toThrow(`no length of time: ${interval}`)
})
