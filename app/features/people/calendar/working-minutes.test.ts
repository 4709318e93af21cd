import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerDue, workingMinutes } from './clock.ts'

const weekdays = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }]
const timeZone = 'America/Costa_Rica'
const calendar = { hours: weekdays, timeZone, daysOff: [{ day: '2026-12-25', name: 'Christmas Day' }] }

describe('working minutes', () => {
  it.each<[string, string, string, number]>([
    ['within a morning', '2026-03-16T14:07:00Z', '2026-03-16T14:20:00Z', 13],
    ['none before the day begins', '2026-03-16T10:00:00Z', '2026-03-16T13:59:00Z', 0],
    ['over a night', '2026-03-16T22:00:00Z', '2026-03-17T15:00:00Z', 120],
    ['over a weekend', '2026-03-20T22:30:00Z', '2026-03-23T14:10:00Z', 40],
    // 25 December 2026 is a Friday.
    ['over a holiday', '2026-12-24T22:30:00Z', '2026-12-28T14:10:00Z', 40],
    ['none when answered before it was asked', '2026-03-16T15:00:00Z', '2026-03-16T14:00:00Z', 0],
  ])('are counted %s', (_what, from, to, minutes) => {
    expect(workingMinutes(new Date(from), new Date(to), calendar)).toBe(minutes)
  })

  it('are all minutes if no hours are known', () => {
    expect(
      workingMinutes(new Date('2026-03-16T00:00:00Z'), new Date('2026-03-16T03:00:30Z'), {
        hours: [],
        timeZone,
        daysOff: [],
      }),
    ).toBe(180)
  })

  it('are eight hours at the moment an answer is due', () => {
    const quarter = fc
      .integer({ min: 0, max: 35_000 })
      .map(quarters => new Date(Date.UTC(2026, 0, 1) + quarters * 900_000))
    fc.assert(
      fc.property(quarter, asked => {
        expect(workingMinutes(asked, answerDue(asked, calendar), calendar)).toBe(480)
      }),
      { numRuns: 30 },
    )
  })
})
