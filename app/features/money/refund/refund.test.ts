import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/text/days.ts'
import { type Cancelling, refundableLines, refundOn, refundSteps } from './refund.ts'

const terms = {
  refundSteps: [
    { daysBefore: 90, keptPercent: 0 },
    { daysBefore: 45, keptPercent: 20 },
    { daysBefore: 14, keptPercent: 80 },
  ],
}
const trip: Cancelling = {
  terms,
  startsOn: '2027-02-11',
  lines: [{ amountMinor: 984_000, refundableUntil: null }],
}

describe('the cost of cancelling', () => {
  it('depends on the days before the first day', () => {
    expect(refundSteps(trip)).toEqual([
      { until: '2026-11-13', costMinor: 0, backMinor: 984_000 },
      { until: '2026-12-28', costMinor: 196_800, backMinor: 787_200 },
      { until: '2027-01-28', costMinor: 787_200, backMinor: 196_800 },
      { until: null, costMinor: 984_000, backMinor: 0 },
    ])
  })

  it('makes a line with its own date free until then, and non-refundable afterwards', () => {
    const lines = [
      { amountMinor: 100_000, refundableUntil: null },
      { amountMinor: 40_000, refundableUntil: '2027-01-04' },
    ]
    expect(refundSteps({ ...trip, lines }).map(({ until, costMinor }) => [until, costMinor])).toEqual([
      ['2026-11-13', 0],
      ['2026-12-28', 20_000],
      ['2027-01-04', 80_000],
      ['2027-01-28', 120_000],
      [null, 140_000],
    ])
  })

  it('keeps the deposit if only the deposit was paid', () => {
    const steps = refundSteps(trip)
    expect(refundOn(steps, '2026-11-13', 196_800)).toEqual({ costMinor: 0, backMinor: 196_800 })
    expect(refundOn(steps, '2026-11-14', 196_800)).toEqual({ costMinor: 196_800, backMinor: 0 })
    expect(refundOn(steps, '2027-02-12', 984_000)).toEqual({ costMinor: 984_000, backMinor: 0 })
  })

  it('is unknown while a line’s price is', () => {
    const line = { what: 'x', day: null, forWhom: '', count: 2, season: null, note: null }
    const known = { ...line, id: 'a', unitMinor: 500, refundableUntil: '2027-01-04' }
    expect(refundableLines({ price: [known] })).toEqual([
      { amountMinor: 1_000, refundableUntil: '2027-01-04' },
    ])
    expect(
      refundableLines({ price: [known, { ...line, id: 'b', unitMinor: null, refundableUntil: null }] }),
    ).toBeNull()
    expect(refundableLines({ price: [] })).toBeNull()
  })
})

const FIRST_DAY = '2027-02-11'
const someday = fc.integer({ min: -400, max: 30 }).map(days => addDays(FIRST_DAY, days))

const cancelling: fc.Arbitrary<Cancelling> = fc.record({
  terms: fc
    .array(fc.tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 100 })), {
      minLength: 1,
      maxLength: 6,
    })
    .map(pairs => {
      const before = [...new Set(pairs.map(([days]) => days))].toSorted((a, b) => b - a)
      const kept = pairs.map(([, percent]) => percent).toSorted((a, b) => a - b)
      return { refundSteps: before.map((daysBefore, i) => ({ daysBefore, keptPercent: kept[i] ?? 100 })) }
    }),
  startsOn: fc.constant(FIRST_DAY),
  lines: fc.array(
    fc.record({
      amountMinor: fc.integer({ min: -1_000_000, max: 10_000_000 }),
      refundableUntil: fc.option(someday),
    }),
    { minLength: 1, maxLength: 12 },
  ),
})

describe('for any terms and lines', () => {
  it('cancelling later never costs less, and never more than the price', () => {
    fc.assert(
      fc.property(cancelling, someday, fc.integer({ min: 0, max: 60 }), (about, day, later) => {
        const steps = refundSteps(about)
        const total = Math.max(
          0,
          about.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        )
        const [now, then] = [refundOn(steps, day, total), refundOn(steps, addDays(day, later), total)]
        expect(then.costMinor).toBeGreaterThanOrEqual(now.costMinor)
        expect(now.costMinor).toBeGreaterThanOrEqual(0)
        expect(now.costMinor).toBeLessThanOrEqual(total)
        expect(now.costMinor + now.backMinor).toBe(total)
      }),
    )
  })

  it('the fee on a day is the step that the chart shows there', () => {
    fc.assert(
      fc.property(cancelling, someday, fc.nat(5_000_000), (about, day, paidMinor) => {
        const steps = refundSteps(about)
        const shown = steps.filter(({ until }) => until === null || until >= day)[0]
        const charged = refundOn(steps, day, paidMinor)
        expect(charged.costMinor).toBe(shown?.costMinor)
        expect(charged.backMinor).toBeLessThanOrEqual(paidMinor)
        expect(steps.at(-1)?.until).toBeNull()
        expect(steps.map(({ until }) => until ?? '9999')).toEqual(
          steps.map(({ until }) => until ?? '9999').toSorted(),
        )
      }),
    )
  })
})
