import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#app/text/days.ts'
import { fromPriceMinor, holdsOn, lowestSpans, type PriceComponent, pricePerPersonMinor } from './price.ts'

function season(start: string, end: string): PriceComponent['season'] {
  return { kind: 'Range', start, end }
}

function component(change: Partial<PriceComponent>): PriceComponent {
  return {
    what: { en: 'Hotels', es: 'Hoteles' },
    per: 'person',
    amountMinor: 100_00,
    season: null,
    partySize: { kind: 'Range', start: 1, end: 9 },
    ...change,
  }
}

const daysOfYear = Array.from({ length: 365 }, (_, n) => dayOf(new Date(Date.UTC(2026, 0, 1 + n))))

describe('a season', () => {
  const green = season('2026-05-01', '2026-11-16')
  const newYear = season('2026-12-15', '2027-01-06')

  it.each([
    [green, '2026-05-01', true],
    [green, '2031-11-15', true],
    [green, '2026-11-16', false],
    [green, '2026-04-30', false],
    [newYear, '2026-12-31', true],
    [newYear, '2026-01-05', true],
    [newYear, '2026-01-06', false],
    [newYear, '2026-12-14', false],
    [season('2026-01-01', '2027-01-01'), '2026-07-01', true],
    [null, '2026-07-01', true],
    [{ kind: 'Empty' } as const, '2026-07-01', false],
  ])('%j holds on %s: %s', (range, day, holds) => {
    expect(holdsOn(range, day)).toBe(holds)
  })
})

describe('the price for each person', () => {
  const guide = component({
    per: 'group',
    amountMinor: 500_00,
    partySize: { kind: 'Range', start: 1, end: 7 },
  })
  const hotels = component({ amountMinor: 1_200_00 })
  const dry = component({ amountMinor: 300_00, season: season('2026-12-01', '2027-05-01') })

  it.each([
    [1, '2026-07-01', 1_700_00],
    [2, '2026-07-01', 1_450_00],
    [3, '2026-07-01', 1_200_00 + 166_67],
    [2, '2026-02-01', 1_750_00],
    [7, '2026-07-01', 1_200_00],
    [9, '2026-07-01', null],
  ])('of a party of %i on %s is %j cents', (party, day, price) => {
    expect(pricePerPersonMinor([guide, hotels, dry], party, day)).toBe(price)
  })

  it('is null, not 0, if no price is known', () => {
    expect(pricePerPersonMinor([], 2, '2026-07-01')).toBeNull()
    expect(fromPriceMinor([])).toBeNull()
    expect(fromPriceMinor([component({ partySize: { kind: 'Range', start: 4, end: 9 } })])).toBeNull()
  })

  it('of a month is the lowest of its days, the dearer season’s where it fills the month', () => {
    expect([11, 12, 2, 5].map(month => fromPriceMinor([hotels, dry], [month]))).toEqual([
      1_200_00, 1_500_00, 1_500_00, 1_200_00,
    ])
    const late = component({ amountMinor: 300_00, season: season('2026-12-15', '2027-01-04') })
    expect([12, 1].map(month => fromPriceMinor([hotels, late], [month]))).toEqual([1_200_00, 1_200_00])
  })

  it('is the lowest between the dearer seasons, and all year without any', () => {
    expect(lowestSpans([hotels, guide])).toEqual([])
    expect(lowestSpans([])).toEqual([])
    expect(lowestSpans([hotels, dry])).toEqual([{ first: '05-01', last: '11-30' }])
    const summer = component({ amountMinor: 100_00, season: season('2026-07-01', '2026-09-01') })
    expect(lowestSpans([hotels, dry, summer])).toEqual([
      { first: '05-01', last: '06-30' },
      { first: '09-01', last: '11-30' },
    ])
    expect(lowestSpans([hotels, dry], [1, 2, 12])).toEqual([])
    expect(fromPriceMinor([hotels, dry], [1, 2, 12])).toBe(1_500_00)
    expect(lowestSpans([hotels, dry], [4, 5, 11, 12])).toEqual([
      { first: '05-01', last: '05-31' },
      { first: '11-01', last: '11-30' },
    ])
    const allButNewYear = component({ amountMinor: 50_00, season: season('2026-01-04', '2026-12-15') })
    expect(lowestSpans([hotels, allButNewYear])).toEqual([{ first: '12-15', last: '01-03' }])
  })

  it('has the lowest price of the year for two as its starting price', () => {
    const month = fc.integer({ min: 1, max: 12 }).map(n => `2026-${String(n).padStart(2, '0')}-01`)
    const anySeason = fc.option(fc.tuple(month, month).map(([start, end]) => season(start, end)))
    const any = fc.record({
      per: fc.constantFrom('person' as const, 'group' as const),
      amountMinor: fc.nat({ max: 1e6 }),
      season: anySeason,
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 5 }), changes => {
        const components = changes.map(component)
        const prices = daysOfYear
          .map(day => pricePerPersonMinor(components, 2, day))
          .filter(price => price !== null)
        expect(fromPriceMinor(components)).toBe(prices.length > 0 ? Math.min(...prices) : null)
      }),
      { numRuns: 50 },
    )
  })
})
