import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerDue } from './clock.ts'

describe('when an answer is due', () => {
  const weekdays = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }]
  const lateShift = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '16:00', to: '20:00' }]
  const allDay = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59' }]
  const split = [
    { days: [1], from: '08:00', to: '12:00' },
    { days: [1], from: '13:00', to: '17:00' },
  ]

  it.each<[string, string, typeof weekdays, string, string]>([
    // Costa Rica is six hours behind UTC all year; 16 March 2026 is a Monday.
    [
      'eight working hours later, the same day',
      '2026-03-16T14:00:00Z',
      weekdays,
      'America/Costa_Rica',
      '2026-03-16T22:00:00Z',
    ],
    ['over night', '2026-03-16T21:00:00Z', weekdays, 'America/Costa_Rica', '2026-03-17T20:00:00Z'],
    ['over a weekend', '2026-03-20T20:00:00Z', weekdays, 'America/Costa_Rica', '2026-03-23T19:00:00Z'],
    ['from a Sunday', '2026-03-22T10:00:00Z', weekdays, 'America/Costa_Rica', '2026-03-23T22:00:00Z'],
    [
      'by the planner’s weekday where UTC has another',
      '2026-03-23T02:00:00Z',
      weekdays,
      'America/Costa_Rica',
      '2026-03-23T22:00:00Z',
    ],
    [
      'from the next quarter of an hour',
      '2026-03-16T14:01:30Z',
      weekdays,
      'America/Costa_Rica',
      '2026-03-16T22:15:00Z',
    ],
    [
      'in a zone that is not whole hours from UTC',
      '2026-03-16T02:15:00Z',
      weekdays,
      'Asia/Kathmandu',
      '2026-03-16T10:15:00Z',
    ],
    [
      'over the night the clocks go forward',
      '2026-03-27T16:00:00Z',
      weekdays,
      'Europe/London',
      '2026-03-30T14:00:00Z',
    ],
    [
      'over the night the clocks of the planner’s country go back',
      '2026-04-03T17:00:00Z',
      weekdays,
      'America/Santiago',
      '2026-04-06T17:00:00Z',
    ],
    [
      'over the night they go forward',
      '2026-09-04T18:00:00Z',
      weekdays,
      'America/Santiago',
      '2026-09-07T16:00:00Z',
    ],
    [
      'by the hours of a day that lasts 25',
      '2026-04-05T00:00:00Z',
      allDay,
      'America/Santiago',
      '2026-04-05T08:00:00Z',
    ],
    ['over a leap day', '2028-02-28T20:00:00Z', weekdays, 'America/Costa_Rica', '2028-02-29T19:00:00Z'],
    ['on a leap day', '2028-02-29T14:00:00Z', weekdays, 'America/Costa_Rica', '2028-02-29T22:00:00Z'],
    ['in two late shifts', '2026-03-16T16:00:00Z', lateShift, 'UTC', '2026-03-17T20:00:00Z'],
    ['around a lunch break', '2026-03-16T08:00:00Z', split, 'UTC', '2026-03-16T17:00:00Z'],
    ['a day later where no hours are known', '2026-03-21T10:07:00Z', [], 'UTC', '2026-03-22T10:07:00Z'],
    [
      'a day later where nobody knows the zone',
      '2026-03-21T10:07:00Z',
      weekdays,
      'Mars/Phobos',
      '2026-03-22T10:07:00Z',
    ],
    [
      'a day later where the hours hold nothing',
      '2026-03-21T10:07:00Z',
      [{ days: [1], from: '12:00', to: '12:00' }],
      'UTC',
      '2026-03-22T10:07:00Z',
    ],
  ])('is %s', (_what, asked, hours, timeZone, due) => {
    expect(answerDue(new Date(asked), { hours, timeZone, daysOff: [] })).toEqual(new Date(due))
  })

  it('is never before the question, and always within 15 days', () => {
    const minute = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const zone = fc.constantFrom('America/Lima', 'Asia/Ho_Chi_Minh', 'Africa/Kigali', 'Europe/London', 'UTC')
    const shift = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: fc.constantFrom('06:00', '08:30', '13:00'),
      to: fc.constantFrom('13:15', '17:00', '23:59'),
    })
    fc.assert(
      fc.property(minute, fc.array(shift, { maxLength: 2 }), zone, (asked, hours, timeZone) => {
        const wait = answerDue(asked, { hours, timeZone, daysOff: [] }).getTime() - asked.getTime()
        expect(wait).toBeGreaterThanOrEqual(8 * 3_600_000)
        expect(wait).toBeLessThanOrEqual(15 * 24 * 3_600_000)
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    ['weekdays, on a Friday evening', '2026-03-20T23:00:00Z', weekdays],
    ['hours that hold nothing', '2026-03-21T10:07:00Z', [{ days: [], from: '08:00', to: '17:00' }]],
    ['no hours', '2026-03-21T10:07:00Z', []],
  ])('makes at most one clock a zone: %s', (_what, asked, hours) => {
    const clocks = vi.spyOn(Intl, 'DateTimeFormat')
    onTestFinished(() => clocks.mockRestore())
    const calendar = { hours, timeZone: 'America/Guayaquil', daysOff: [] }
    for (let round = 0; round < 3; round++) answerDue(new Date(asked), calendar)
    expect(clocks.mock.calls.length).toBeLessThanOrEqual(1)
  })

  const off = (...days: string[]) => days.map(day => ({ day, name: 'a holiday' }))
  const hours = weekdays
  const timeZone = 'America/Lima'

  it('leaves out days off, by the planner’s own clock', () => {
    // Lima is five hours behind UTC; 24 December 2026 is a Thursday.
    const asked = new Date('2026-12-24T21:00:00Z')
    expect(answerDue(asked, { hours, timeZone, daysOff: off('2026-12-25') })).toEqual(
      new Date('2026-12-28T20:00:00Z'),
    )
    expect(answerDue(asked, { hours, timeZone, daysOff: off('2026-12-26') })).toEqual(
      new Date('2026-12-25T20:00:00Z'),
    )
    // Already the 25th in Hanoi, while it is the 24th in London.
    const late = { hours: allDay, timeZone: 'Asia/Ho_Chi_Minh', daysOff: off('2026-12-25') }
    expect(answerDue(new Date('2026-12-24T17:00:00Z'), late)).toEqual(new Date('2026-12-26T01:00:00Z'))
  })

  it('holds over the week of Tết', () => {
    const tet = off('2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09')
    const calendar = { hours, timeZone: 'Asia/Ho_Chi_Minh', daysOff: tet }
    // A Thursday evening there; the next working day is Wednesday.
    expect(answerDue(new Date('2027-02-04T12:00:00Z'), calendar)).toEqual(new Date('2027-02-10T09:00:00Z'))
  })

  it('takes a few milliseconds at most, also over a week off', () => {
    const daysOff = off('2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09')
    const ask = () =>
      answerDue(new Date('2027-02-04T12:00:00Z'), { hours, timeZone: 'Asia/Ho_Chi_Minh', daysOff })
    ask()
    const began = performance.now()
    for (let round = 0; round < 50; round++) ask()
    expect((performance.now() - began) / 50).toBeLessThan(5)
  })
})
