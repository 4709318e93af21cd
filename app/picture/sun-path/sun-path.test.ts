import { describe, expect, test } from 'vitest'
import { type AnswerClock, dueLabelTop, sunPath } from './sun-path.ts'

/** Weekdays from eight to five in Costa Rica, six hours behind UTC. The first of these days is a Monday. */
const clock: AnswerClock = {
  sentAt: '2026-03-16T14:30:00Z',
  dueAt: '2026-03-16T22:00:00Z',
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }],
  timeZone: 'America/Costa_Rica',
  daysOff: [],
}
const at = (instant: string, changed: Partial<AnswerClock> = {}) =>
  sunPath({ ...clock, ...changed }, new Date(instant))

describe('the sun’s path', () => {
  test('is the planner’s working day, with the sun at the present and the promised hour after it', () => {
    expect(at('2026-03-16T18:30:00Z')).toEqual({
      day: new Date('2026-03-16T18:30:00Z'),
      from: '08:00',
      to: '17:00',
      now: { part: 0.5, up: true },
      due: { part: 8 / 9, later: false },
      late: false,
    })
  })

  test.each([
    ['before the desk opens', '2026-03-16T13:00:00Z', { part: 0, up: false }],
    ['as it opens', '2026-03-16T14:00:00Z', { part: 0, up: true }],
    ['as it closes', '2026-03-16T23:00:00Z', { part: 1, up: false }],
    ['at night, already tomorrow in UTC', '2026-03-17T04:00:00Z', { part: 1, up: false }],
    ['on a Sunday', '2026-03-15T18:00:00Z', { part: 0, up: false }],
  ])('has the sun below the hills or up: %s', (_, instant, now) => {
    expect(at(instant).now).toEqual(now)
  })

  test('has the promised hour of a later day on that day’s path, by that day’s hours', () => {
    const hours = [
      { days: [1], from: '08:00', to: '17:00' },
      { days: [2], from: '10:00', to: '14:00' },
    ]
    expect(at('2026-03-16T22:45:00Z', { hours, dueAt: '2026-03-17T18:00:00Z' })).toMatchObject({
      from: '08:00',
      to: '17:00',
      due: { part: 0.5, later: true },
    })
  })

  test('has no promised hour once its day is over', () => {
    expect(at('2026-03-17T18:00:00Z')).toMatchObject({ due: null, late: true })
    expect(at('2026-03-16T22:45:00Z')).toMatchObject({ due: { later: false }, late: true })
  })

  test('on a day off is that of the promised day', () => {
    const monday = at('2026-03-15T18:00:00Z')
    expect(monday).toMatchObject({ from: '08:00', now: { part: 0, up: false }, due: { later: false } })
    expect(monday.day).toEqual(new Date(clock.dueAt))
    const daysOff = [{ day: '2026-03-16', name: 'a holiday' }]
    const tuesday = at('2026-03-16T18:30:00Z', { daysOff, dueAt: '2026-03-17T22:00:00Z' })
    expect(tuesday).toMatchObject({ day: new Date('2026-03-17T22:00:00Z'), now: { part: 0, up: false } })
  })

  test('is late after the promised hour, not at it', () => {
    expect(at('2026-03-16T22:00:00Z').late).toBe(false)
    expect(at('2026-03-16T22:00:01Z').late).toBe(true)
  })

  test('spans a break, and follows daylight saving time', () => {
    const hours = [
      { days: [1], from: '14:00', to: '18:00' },
      { days: [1], from: '08:00', to: '12:00' },
    ]
    const zone = { hours, timeZone: 'Europe/Madrid' }
    expect(at('2026-03-23T12:00:00Z', { ...zone, dueAt: '2026-03-23T16:00:00Z' })).toMatchObject({
      from: '08:00',
      to: '18:00',
      now: { part: 0.5 },
    })
    expect(at('2026-03-30T11:00:00Z', { ...zone, dueAt: '2026-03-30T15:00:00Z' }).now.part).toBe(0.5)
  })

  test('runs from the sending to the answer if no working hours are known', () => {
    const unknown = { hours: [], timeZone: 'UTC', dueAt: '2026-03-17T14:30:00Z' }
    expect(at('2026-03-16T20:30:00Z', unknown)).toEqual({
      day: new Date('2026-03-16T20:30:00Z'),
      from: '14:30',
      to: '14:30',
      now: { part: 0.25, up: true },
      due: { part: 1, later: false },
      late: false,
    })
    expect(at('2026-03-18T20:30:00Z', unknown)).toMatchObject({ now: { part: 1 }, late: true })
  })
})

describe('the label of the promised hour', () => {
  test('is above its ring, or below it if the sun’s label is there', () => {
    expect(dueLabelTop({ x: 500, y: 200 }, { x: 200, y: 170 })).toBe(168)
    expect(dueLabelTop({ x: 500, y: 200 }, { x: 520, y: 124 })).toBe(294)
  })

  test.each([-180, -107, -60, 0, 60, 107, 180])(
    'does not overlap the sun’s label, with the ring %i above the sun',
    lift => {
      const sunLabel = { x: 600, y: 280 }
      const ring = { x: 520, y: sunLabel.y + 76 - lift }
      expect(Math.abs(dueLabelTop(ring, sunLabel) - sunLabel.y)).toBeGreaterThan(40)
    },
  )
})
