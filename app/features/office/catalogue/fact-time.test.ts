import { describe, expect, it } from 'vitest'
import { timeOfFact, timeOfPrice } from './fact-queries.server.ts'

const NOW = new Date('2026-11-29T10:00:00Z')

describe('a fact in its time', () => {
  it.each([
    ['2026-11-29', 12, 'fresh', '2027-11-29'],
    ['2026-02-20', 12, 'soon', '2027-02-20'],
    ['2025-11-29', 12, 'soon', '2026-11-29'],
    ['2025-11-28', 12, 'old', '2026-11-28'],
    ['2026-10-28', 1, 'old', '2026-11-28'],
  ])('checked on %s for %i months is %s until %s', (checked, months, state, until) => {
    expect(timeOfFact(checked, months, NOW)).toMatchObject({ state, until })
  })

  it.each([
    ['2026-11-28', 'old'],
    ['2026-11-29', 'soon'],
    ['2027-02-01', 'soon'],
    ['2027-11-01', 'fresh'],
  ])('a last day with a price of %s is %s', (last, state) => {
    expect(timeOfPrice(last, NOW)).toMatchObject({ state, until: last, checked: null })
  })
})
