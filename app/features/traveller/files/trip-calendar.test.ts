import { describe, expect, it } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { instantAt } from '#app/text/time-zone.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { type FileTrip, fileName } from './file-trip.ts'
import { tripCalendar } from './trip-calendar.ts'

const place = { altitudeM: 0, climate: null, wildlife: [], latitude: 9.9, longitude: -84.1 }

function aTrip(change: Partial<FileTrip> = {}): FileTrip {
  return {
    key: 'plan-7',
    title: 'Water, ñandúes; and more',
    number: 2,
    content: aProposal(),
    facts: {
      places: {
        'puerto-claro': { ...place, name: 'San José', timeZone: 'America/Costa_Rica' },
        neblina: { ...place, name: 'Monteverde', timeZone: 'America/Costa_Rica' },
      },
      tours: {},
    },
    sky: [],
    route: { places: [], legs: [] },
    map: null,
    poster: { poster: { kind: 'volcano', palette: 'dawn', seed: '1' } },
    pictures: [],
    address: 'https://ceiba.test/account/trips/7/2',
    operator: 'Ceiba',
    numbers: [],
    before: [],
    flights: null,
    refund: [],
    terms: [],
    now: new Date('2026-11-21T09:30:15.250Z'),
    ...change,
  }
}

function linesOf(file: string | null): string[] {
  return (file ?? '').replaceAll('\r\n ', '').split('\r\n')
}

describe('a proposal in a calendar', () => {
  const lines = linesOf(tripCalendar(aTrip()))

  it('has an all-day event for each day, without a time zone', () => {
    expect(lines.filter(line => line.startsWith('DTSTART;'))).toEqual(
      ['15', '16', '17', '18'].map(day => `DTSTART;VALUE=DATE:202702${day}`),
    )
  })

  it('has timed events at the place’s local time, in any calendar’s time zone', () => {
    const at = lines.indexOf('UID:plan-7-bridges@ceiba.test')
    expect(lines.slice(at, at + 6)).toEqual([
      'UID:plan-7-bridges@ceiba.test',
      'DTSTAMP:20261121T093015Z',
      'SEQUENCE:2',
      // 05:45 in Costa Rica, three hours long.
      'DTSTART:20270217T114500Z',
      'DTEND:20270217T144500Z',
      'SUMMARY:Hanging bridges at dawn',
    ])
  })

  it('has the flights there and back, at the local time or for the whole day', () => {
    const there = { arrivalDate: '2027-02-10', arrivalTime: '14:20:00' }
    const flights = { ...there, departureDate: '2027-02-15', departureTime: null, needed: false }
    const lines = linesOf(tripCalendar(aTrip({ flights })))
    expect(lines).toEqual(expect.arrayContaining(['SUMMARY:Your flight lands', 'DTSTART:20270210T202000Z']))
    expect(lines).toEqual(
      expect.arrayContaining(['SUMMARY:Your flight leaves', 'DTSTART;VALUE=DATE:20270215']),
    )
  })

  it('follows RFC 5545: lines folded at 75 octets and ended by CRLF, events closed', () => {
    const file = tripCalendar(aTrip()) ?? ''
    const encoder = new TextEncoder()
    for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
    expect(file).not.toMatch(/[^\r]\n/)
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(5)
    expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(5)
    expect(lines).toContain('X-WR-CALNAME:Water\\, ñandúes\\; and more')
  })

  it('uses the language of the proposal', () => {
    expect(withLocale('es', () => tripCalendar(aTrip()))).toContain('SUMMARY:Día 1')
  })

  it('does not exist while the dates are open', () => {
    expect(tripCalendar(aTrip({ content: aProposal({ startsOn: null }) }))).toBeNull()
  })

  it('has a file name that every file system accepts', () => {
    expect(fileName(aTrip(), 'ics')).toBe('water-nandues-and-more-2.ics')
    expect(fileName(aTrip({ title: '☀' }), 'pdf')).toBe('trip-2.pdf')
  })
})

describe('the local time of a place', () => {
  it.each([
    ['America/Costa_Rica', '2027-02-17', '05:45', '2027-02-17T11:45:00.000Z'],
    ['Africa/Nairobi', '2027-07-01', '00:30', '2027-06-30T21:30:00.000Z'],
    ['Asia/Kathmandu', '2027-07-01', '06:00', '2027-07-01T00:15:00.000Z'],
    // The night on which daylight saving time begins, before and after.
    ['Europe/Madrid', '2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
    ['Europe/Madrid', '2027-03-28', '03:30', '2027-03-28T01:30:00.000Z'],
    ['America/New_York', '2027-11-07', '23:00', '2027-11-08T04:00:00.000Z'],
  ])('%s, %s %s', (zone, date, time, instant) => {
    expect(instantAt(zone, date, time).toISOString()).toBe(instant)
  })
})
