import { describe, expect, it } from 'vitest'
import { CURVE, moonPath, priceShares, refundCurve } from './figures.ts'

const line = (id: string, unitMinor: number | null) => ({
  ...{ id, what: id, day: null, forWhom: '', count: 2, unitMinor },
  ...{ season: null, refundableUntil: null, note: null },
})

describe('the shares of a price', () => {
  it('are sorted from the largest', () => {
    expect(priceShares([line('a', 100), line('b', 300)]).map(({ id, percent }) => [id, percent])).toEqual([
      ['b', 75],
      ['a', 25],
    ])
  })

  it('are empty if a price is unknown', () => {
    expect(priceShares([line('a', 100), line('b', null)])).toEqual([])
  })
})

describe('the refund curve', () => {
  const steps = [
    { until: '2026-12-13', costMinor: 0, backMinor: 1_000 },
    { until: '2027-01-12', costMinor: 400, backMinor: 600 },
    { until: null, costMinor: 1_000, backMinor: 0 },
  ]

  it('begins today, steps down with the terms, and ends at zero', () => {
    const curve = refundCurve(steps, 1_000, '2027-02-11', '2026-11-13')
    expect([curve.first, curve.last, curve.days]).toEqual(['2026-11-13', '2027-02-11', 90])
    expect(curve.steps.map(({ x }) => x)).toEqual([200, 400])
    expect(curve.line).toBe(`M0 0H200L200 72H400L400 180H${CURVE.width}`)
  })

  it('also shows the earlier steps if today is past the first', () => {
    expect(refundCurve(steps, 1_000, '2027-02-11', '2027-01-20').first).toBe('2026-11-22')
  })
})

describe('the moon', () => {
  it('is lit on the right while it grows, on the left while it wanes, and whole when full', () => {
    expect(moonPath(0.25, 26)).toBe('M0 -26A26 26 0 0 1 0 26A0 26 0 0 0 0 -26Z')
    expect(moonPath(0.5, 26)).toBe('M0 -26A26 26 0 0 1 0 26A26 26 0 0 1 0 -26Z')
    expect(moonPath(0.75, 26)).toContain('A26 26 0 0 0 0 26')
  })
})
