import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partnerKeyOf } from '#app/features/account/partner/partner.ts'
import {
  answerDue,
  planStage,
  readNotes,
  SEPARATOR,
  type Stage,
  type StageDates,
  tripKeyOf,
  writeNotes,
} from './plan.ts'

const NO_DATES: StageDates = {
  assignedTs: null,
  firstResponseTs: null,
  hotDate: null,
  warmDate: null,
  pausedDate: null,
  coldDate: null,
  closedDate: null,
  lostDate: null,
}

describe('the partner a page belongs to', () => {
  it.each([
    ['/aaa-preview/slow-tide', 'slow-tide'],
    ['/es/aaa-preview/slow-tide?x=1', 'slow-tide'],
    ['/aaa-success/slow-tide', null],
    ['/peru?url=/aaa-preview/slow-tide', null],
    ['- unknown page -', null],
  ])('of %s is %s', (url, partner) => {
    expect(partnerKeyOf(url)).toBe(partner)
  })
})

describe('the stage of a plan', () => {
  const [first, second, third] = ['2026-03-01', '2026-03-08', '2026-03-15'].map(
    day => new Date(`${day}T12:00:00Z`),
  ) as [Date, Date, Date]
  const answered = { assignedTs: first, firstResponseTs: first }

  it.each<[Stage, Partial<StageDates>]>([
    ['new', {}],
    ['assigned', { assignedTs: first }],
    ['first response', answered],
    ['first response', { firstResponseTs: first }],
    ['hot', { ...answered, hotDate: second }],
    ['warm', { ...answered, warmDate: second }],
    ['paused', { ...answered, pausedDate: second }],
    ['cold', { ...answered, coldDate: '2026-03-08' }],
    ['warm', { ...answered, hotDate: first, warmDate: second }],
    ['hot', { ...answered, warmDate: first, coldDate: '2026-03-08', hotDate: third }],
    ['cold', { ...answered, hotDate: second, coldDate: '2026-03-15' }],
    ['paused', { ...answered, hotDate: first, warmDate: second, pausedDate: third }],
    ['hot', { assignedTs: third, firstResponseTs: third, hotDate: first }],
    ['lost', { ...answered, hotDate: third, lostDate: '2026-03-08' }],
    ['closed', { ...answered, hotDate: third, closedDate: '2026-03-08' }],
    ['closed', { closedDate: '2026-03-01', lostDate: '2026-03-15' }],
  ])('is %s for %j', (stage, dates) => {
    expect(planStage({ ...NO_DATES, ...dates })).toBe(stage)
  })
})

describe('when an answer is due', () => {
  const weekdays = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }]
  const lateShift = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '16:00', to: '20:00' }]
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
    ['in two late shifts', '2026-03-16T16:00:00Z', lateShift, 'UTC', '2026-03-17T20:00:00Z'],
    ['around a lunch break', '2026-03-16T08:00:00Z', split, 'UTC', '2026-03-16T17:00:00Z'],
    ['a day later where no hours are known', '2026-03-21T10:07:00Z', [], 'UTC', '2026-03-22T10:07:00Z'],
    [
      'a day later where the hours hold nothing',
      '2026-03-21T10:07:00Z',
      [{ days: [1], from: '12:00', to: '12:00' }],
      'UTC',
      '2026-03-22T10:07:00Z',
    ],
  ])('is %s', (_what, asked, hours, timeZone, due) => {
    expect(answerDue(new Date(asked), hours, timeZone)).toEqual(new Date(due))
  })

  it('is never before the question, and always within two weeks and a day', () => {
    const minute = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const zone = fc.constantFrom('America/Lima', 'Asia/Ho_Chi_Minh', 'Africa/Kigali', 'Europe/London', 'UTC')
    const shift = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: fc.constantFrom('06:00', '08:30', '13:00'),
      to: fc.constantFrom('13:15', '17:00', '23:59'),
    })
    fc.assert(
      fc.property(minute, fc.array(shift, { maxLength: 2 }), zone, (asked, hours, timeZone) => {
        const wait = answerDue(asked, hours, timeZone).getTime() - asked.getTime()
        expect(wait).toBeGreaterThanOrEqual(8 * 3_600_000)
        expect(wait).toBeLessThanOrEqual(15 * 24 * 3_600_000)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the notes of a request', () => {
  it('are the message, a separator and a line with the page (section 7)', () => {
    expect(writeNotes('Two weeks in May', '/costa-rica')).toBe(
      `Two weeks in May${SEPARATOR}QCF URL: /costa-rica`,
    )
  })

  it('are read back as they were written', () => {
    const oneLine = fc.string().map(text => text.replaceAll('\n', ' '))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), oneLine, (message, url) => {
        expect(readNotes(writeNotes(message, url))).toEqual({ message, url })
      }),
    )
  })

  it.each([
    ['plain words', { message: 'plain words', url: null }],
    ['', { message: '', url: null }],
    ['a\n----\nb', { message: 'a\n----\nb', url: null }],
    [
      `quoted${SEPARATOR}QCF URL: /one${SEPARATOR}QCF URL: /two`,
      { message: `quoted${SEPARATOR}QCF URL: /one`, url: '/two' },
    ],
  ])('%j are read as %j', (notes, parts) => {
    expect(readNotes(notes)).toEqual(parts)
  })
})

describe('the trip a page is about', () => {
  it.each([
    ['/costa-rica/trip/slow-water', 'slow-water'],
    ['/es/costa-rica/trip/slow-water', 'slow-water'],
    ['/costa-rica/trip/slow-water?utm_source=x#personalize', 'slow-water'],
    ['/costa-rica/trip/', null],
    ['/costa-rica/trip', null],
    ['/costa-rica', null],
    ['/trips?q=trip/slow-water', null],
    ['/maps/trip/slow-water', 'slow-water'],
    ['https://elsewhere.example/costa-rica/trip/slow-water', null],
    ['- unknown page -', null],
  ])('%s is %s', (url, key) => {
    expect(tripKeyOf(url)).toBe(key)
  })
})
