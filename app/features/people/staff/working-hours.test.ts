import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zoneOffset } from '#app/text/time-zone.ts'
import {
  dayOffAt,
  formatDaysOff,
  formatHours,
  formatOffset,
  officeStatus,
  shiftHours,
} from './working-hours.ts'

const office = [
  { days: [1, 2, 3, 4, 5], from: '07:30', to: '17:00' },
  { days: [6], from: '08:00', to: '12:00' },
]

describe('a zone', () => {
  const winter = new Date('2026-01-15T12:00:00Z')
  const summer = new Date('2026-07-15T12:00:00Z')

  test.each([
    ['America/Costa_Rica', winter, -360, 'UTC−6'],
    ['Asia/Ho_Chi_Minh', winter, 420, 'UTC+7'],
    ['Asia/Kathmandu', winter, 345, 'UTC+5:45'],
    ['UTC', winter, 0, 'UTC'],
    ['Europe/Madrid', winter, 60, 'UTC+1'],
    ['Europe/Madrid', summer, 120, 'UTC+2'],
  ])('%s is ahead of UTC', (zone, at, minutes, written) => {
    expect(zoneOffset(zone, at)).toBe(minutes)
    expect(formatOffset(minutes)).toBe(written)
  })
})

describe('hours in another time zone', () => {
  test('San José’s in Madrid end after midnight', () => {
    expect(shiftHours(office, 7 * 60)).toEqual([
      { days: [1, 2, 3, 4, 5], from: '14:30', to: '00:00' },
      { days: [6], from: '15:00', to: '19:00' },
    ])
  })

  test('move to another day if needed', () => {
    expect(shiftHours([{ days: [1, 7], from: '20:00', to: '21:30' }], 13 * 60)).toEqual([
      { days: [1, 2], from: '09:00', to: '10:30' },
    ])
    expect(shiftHours([{ days: [1], from: '08:00', to: '18:00' }], -14 * 60)).toEqual([
      { days: [7], from: '18:00', to: '04:00' },
    ])
  })

  test('and back are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -840, max: 840 }), ahead => {
        expect(shiftHours(shiftHours(office, ahead), -ahead)).toEqual(office)
      }),
    )
  })

  test('are formatted with consecutive days joined, also across Sunday', () => {
    expect(formatHours([{ days: [7, 1, 2, 4], from: '13:00', to: '19:00' }], 'en')).toEqual([
      { days: 'Thu, Sun–Tue', times: '13:00–19:00' },
    ])
    expect(formatHours(office, 'es')[0]).toEqual({ days: 'lun–vie', times: '07:30–17:00' })
  })
})

describe('now', () => {
  const daysOff = [{ day: '2026-12-25', name: 'Christmas Day' }]
  const inSanJose = (instant: string) =>
    officeStatus({ hours: office, timeZone: 'America/Costa_Rica', daysOff }, new Date(instant))

  test.each([
    // A Monday.
    ['2026-11-16T13:29:59Z', { open: false, opens: new Date('2026-11-16T13:30:00Z') }],
    ['2026-11-16T13:30:00Z', { open: true, until: new Date('2026-11-16T23:00:00Z') }],
    ['2026-11-16T22:59:30Z', { open: true, until: new Date('2026-11-16T23:00:00Z') }],
    ['2026-11-16T23:00:00Z', { open: false, opens: new Date('2026-11-17T13:30:00Z') }],
    // The morning and the evening before Christmas, and Christmas itself, a Friday.
    ['2026-12-24T14:00:00Z', { open: true, until: new Date('2026-12-24T23:00:00Z') }],
    ['2026-12-24T23:30:00Z', { open: false, opens: new Date('2026-12-26T14:00:00Z') }],
    ['2026-12-25T15:00:00Z', { open: false, opens: new Date('2026-12-26T14:00:00Z') }],
    // A Saturday afternoon: the next day is Monday.
    ['2026-11-21T19:04:00Z', { open: false, opens: new Date('2026-11-23T13:30:00Z') }],
  ])('at %s', (instant, standing) => {
    expect(inSanJose(instant)).toEqual(standing)
  })

  test('accounts for a change of daylight saving time before the next morning', () => {
    const standing = officeStatus(
      { hours: [{ days: [1], from: '09:00', to: '17:00' }], timeZone: 'Europe/Madrid', daysOff: [] },
      new Date('2026-10-24T12:00:00Z'),
    )
    expect(standing).toEqual({ open: false, opens: new Date('2026-10-26T08:00:00Z') })
  })

  test('can be open past midnight', () => {
    const night = [{ days: [7], from: '22:00', to: '02:00' }]
    expect(
      officeStatus({ hours: night, timeZone: 'UTC', daysOff: [] }, new Date('2026-11-23T01:00:00Z')),
    ).toEqual({
      open: true,
      until: new Date('2026-11-23T02:00:00Z'),
    })
  })

  test('is null without hours', () => {
    expect(officeStatus({ hours: [], timeZone: 'UTC', daysOff: [] }, new Date())).toBeNull()
  })
})

describe('days off', () => {
  const tet = ['05', '06', '07'].map(day => ({ day: `2027-02-${day}`, name: 'Tết' }))
  const daysOff = [...tet, { day: '2027-04-30', name: 'Reunification Day' }]

  test('are written with their dates, consecutive ones together', () => {
    expect(formatDaysOff(daysOff, 'en').replaceAll('\u2009', ' ')).toBe(
      'Friday 5 February – Sunday 7 February (Tết); Friday 30 April (Reunification Day)',
    )
    expect(formatDaysOff(daysOff.slice(3), 'es')).toBe('viernes, 30 de abril (Reunification Day)')
  })

  test('are days of the person’s own calendar', () => {
    const at = (instant: string) => dayOffAt({ daysOff, timeZone: 'Asia/Ho_Chi_Minh' }, new Date(instant))
    expect(at('2027-02-04T16:59:00Z')).toBeNull()
    expect(at('2027-02-04T17:00:00Z')?.name).toBe('Tết')
  })
})
