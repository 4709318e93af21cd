import { expect, test } from 'vitest'
import { wishFactsFor } from './asked-facts.ts'
import { bestMonthsNote, bestMonthsQuestion } from './best-months.ts'
import { wishOf } from './wish-schema.ts'

const best = {
  months: [1, 2, 3, 4, 7, 8],
  reason: 'January to April is dry. We do not run it from mid-September to the end of October.',
}

const said = (when: Partial<Parameters<typeof wishOf>[0]['when']>) => wishOf({ when })

test.each([
  ['days in one of them', { firstDay: '2027-02-03', lastDay: '2027-02-13' }, false],
  ['days across two of them', { firstDay: '2027-01-28', lastDay: '2027-02-05' }, false],
  ['days that begin in one and end outside', { firstDay: '2027-08-28', lastDay: '2027-09-02' }, true],
  ['days outside', { firstDay: '2027-09-20', lastDay: '2027-10-02' }, true],
  ['months between two of them', { firstDay: '2027-04-20', lastDay: '2027-07-02' }, true],
  ['days across a new year', { firstDay: '2026-12-28', lastDay: '2027-01-04' }, true],
  ['a first day alone', { firstDay: '2027-10-02' }, true],
  ['a last day alone', { lastDay: '2027-02-02' }, false],
  ['a month of a year', { months: ['2027-09'] }, true],
  ['a month of any year', { months: ['02'] }, false],
  ['nothing of when', {}, false],
])(
  'of %s a traveller is told that they are outside the best months, or not at all',
  (_what, when, isTold) => {
    const note = bestMonthsNote(said(when), best, 'en')
    if (!isTold) return expect(note).toBeNull()
    expect(note).toContain('January–April, July–August')
    expect(note).toContain('We do not run it from mid-September')
  },
)

test('the office finds the question below the days, and none where the trip is at its best', () => {
  const wish = wishOf({ who: { adults: 2 }, when: { firstDay: '2027-09-20' }, budget: { level: 'luxury' } })
  const lines = wishFactsFor(wish, bestMonthsQuestion(wish, best, 'en'), 'en')
  expect(lines.map(([name]) => name)).toEqual(['Party', 'Dates', 'To ask about', 'Budget'])
  expect(lines[2]?.[1]).toContain('January–April, July–August')
  expect(bestMonthsQuestion(said({ firstDay: '2027-02-03' }), best, 'en')).toBeNull()
  expect(wishFactsFor(wish, null, 'en')).toHaveLength(3)
})
