import { describe, expect, it } from 'vitest'
import { readBallot, readCeiling } from './ballot.ts'

describe('a price as it is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['2500', 2_500_00],
    ['2,500', 2_500_00],
    ['2.500', 2_500_00],
    ['1 250 000', 1_250_000_00],
    // Cents could be read as hundreds of dollars, so they are refused.
    ['2500.50', 'invalid'],
    ['2,5', 'invalid'],
    ['0', 'invalid'],
    ['-5', 'invalid'],
    ['US$ 5', 'invalid'],
    ['99999999999', 'invalid'],
  ])('%j is %j', (text, minor) => {
    expect(readCeiling(text, 'USD')).toBe(minor)
  })

  it('is in the minor units of its currency', () => {
    expect(readCeiling('250,000', 'JPY')).toBe(250_000)
    expect(readCeiling('2.500', 'KWD')).toBe(2_500_000)
  })
})

describe('a ballot stored in the browser', () => {
  it('is read back without invalid parts', () => {
    const ballot = { companion: 'c', name: 'Theo', marks: { d1: 'yes' }, ceiling: '', isSent: true }
    expect(readBallot(JSON.stringify({ ...ballot, marks: { d1: 'yes', d2: 'never' } }))).toEqual(ballot)
  })

  it.each([null, '', 'null', '{}', '[]', '{"companion":1}'])('%j is nothing', text => {
    expect(readBallot(text)).toBeNull()
  })
})
