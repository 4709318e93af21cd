import { describe, expect, it, test } from 'vitest'
import { altitudeLevel, factAge, firstSentence, usualCheck } from './before-you-go.ts'

/** Checked on 31 January, fresh for one month: February has no 31st, so until 3 March. */
const monthly = { checked: '2026-01-31', months: 1 }

describe('factAge', () => {
  it.each([
    ['2026-01-31T23:59:00Z', 'fresh', 0, 0],
    ['2026-03-03T12:00:00Z', 'fresh', 1, 100],
    ['2026-03-04T00:00:00Z', 'old', 1, 103],
    ['2026-03-31T12:00:00Z', 'old', 2, 190],
    ['2026-04-01T00:00:00Z', 'gone', 2, 194],
  ] as const)('on %s is %s', (now, freshness, months, percent) => {
    expect(factAge(monthly, new Date(now))).toEqual({ freshness, months, percent })
  })

  it('counts whole months over years', () => {
    const age = factAge({ checked: '2025-09-20', months: 12 }, new Date('2026-11-28T09:00:00Z'))
    expect(age).toMatchObject({ freshness: 'old', months: 14 })
  })

  it('of a day to come is fresh and new', () => {
    const age = factAge({ checked: '2026-12-01', months: 1 }, new Date('2026-11-28T09:00:00Z'))
    expect(age).toEqual({ freshness: 'fresh', months: 0, percent: 0 })
  })
})

it('altitude is noticed in Mexico City and decides the pace in Cusco', () => {
  expect([1_500, 2_240, 3_399].map(altitudeLevel)).toEqual(['none', 'low', 'real'])
})

it('the day said once for a part is that of most of its fresh facts', () => {
  const facts = [
    { freshness: 'fresh', checked: '2 March 2026' },
    { freshness: 'fresh', checked: '28 November 2026' },
    { freshness: 'fresh', checked: '28 November 2026' },
    ...Array.from({ length: 3 }, () => ({ freshness: 'old', checked: '1 January 2025' }) as const),
  ] as const
  expect(usualCheck(facts)).toBe('28 November 2026')
  expect(usualCheck(facts.slice(3))).toBeNull()
})

describe('the first sentence of a fact', () => {
  test.each([
    ['The e-visa costs US$ 50. It wants a photograph.', 'The e-visa costs US$ 50.'],
    ['Tablets are due 1.5 days before. Then daily.', 'Tablets are due 1.5 days before.'],
    ['One sentence only', 'One sentence only'],
  ])('%j', (words, first) => {
    expect(firstSentence(words)).toBe(first)
  })
})
