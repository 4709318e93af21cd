import { describe, expect, it } from 'vitest'
import { rangeOfDays, rangeOfNights } from '#tools/testing/written-ranges.ts'
import { amountsOfRange, daysOfRange, nightsOfRange, rangeOfAmounts } from './range-notation.ts'

describe('a range in the specification’s notation', () => {
  it.each([
    ['[200000,350000)', { leastMinor: 200_000, mostMinor: 350_000 }],
    ['[600000,)', { leastMinor: 600_000, mostMinor: null }],
    ['[0,200000)', { leastMinor: null, mostMinor: 200_000 }],
    ['[300000,300001)', { leastMinor: 300_000, mostMinor: 300_000 }],
  ])('of amounts: %s', (text, amounts) => {
    expect(amountsOfRange(text)).toEqual(amounts)
    expect(rangeOfAmounts(amounts)).toBe(text)
  })

  it.each([
    ['[7,15)', { least: 7, most: 14 }],
    ['[10,11)', { least: 10, most: 10 }],
    ['[10,)', { least: 10, most: null }],
    ['[0,8)', { least: null, most: 7 }],
  ])('of nights: %s', (text, nights) => {
    expect(nightsOfRange(text)).toEqual(nights)
    expect(rangeOfNights(nights)).toBe(text)
  })

  it.each([
    ['[2027-02-03,2027-03-01)', { earliest: '2027-02-03', latest: '2027-02-28' }],
    ['[2027-02-03,)', { earliest: '2027-02-03', latest: null }],
    ['[,2027-03-01)', { earliest: null, latest: '2027-02-28' }],
  ])('of days: %s', (text, days) => {
    expect(daysOfRange(text)).toEqual(days)
    expect(rangeOfDays(days)).toBe(text)
  })

  it('has two open ends if it is empty, and is not written then', () => {
    expect(amountsOfRange('empty')).toEqual({ leastMinor: null, mostMinor: null })
    expect([nightsOfRange('empty'), daysOfRange('empty')].map(ends => ends && Object.values(ends))).toEqual([
      [null, null],
      [null, null],
    ])
    expect(rangeOfAmounts({ leastMinor: null, mostMinor: null })).toBeNull()
    expect(rangeOfNights({ least: null, most: null })).toBeNull()
    expect(rangeOfDays({ earliest: null, latest: null })).toBeNull()
  })

  it.each(['', '[9,2)', '[4,4)', '[-3,4)', '[1,2]', '[a,b)', '7-14', '[1.5,3)', `[1,${'9'.repeat(16)})`])(
    'is not %j',
    text => {
      expect([amountsOfRange(text), nightsOfRange(text)]).toEqual([null, null])
    },
  )

  it.each([
    '[2027-02-30,2027-03-01)',
    '[2027-03-01,2027-02-01)',
    '[2027-02-01,2027-02-01)',
    'in May',
    '[5,9)',
  ])('of days is not %j', text => {
    expect(daysOfRange(text)).toBeNull()
  })
})
