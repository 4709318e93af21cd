import { describe, expect, it, test } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { type DayData, foldLine, itineraryCalendar, readStart } from './itinerary.ts'

function day(change: Partial<DayData> = {}): DayData {
  return {
    number: 1,
    places: ['San José'],
    title: 'Straight to the river',
    story: ['We pick you up.'],
    picture: null,
    legs: [],
    road: null,
    walk: null,
    altitudeGain: null,
    hotel: null,
    meals: [],
    tours: [],
    visits: [],
    ...change,
  }
}

function calendar(days: DayData[], start = '2028-02-28', title = 'Slow Water') {
  return itineraryCalendar({
    ...{ key: 'slow-water', title, days, start, operator: 'Ceiba' },
    address: 'https://ceiba.test/costa-rica/trip/slow-water',
    now: new Date('2026-11-21T09:30:15.250Z'),
  })
}

/** Properties of a file as a calendar reads them: unfolded and unescaped. */
function read(file: string): string[] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map(line => line.replaceAll('\\n', '\n').replaceAll(/\\([\\;,])/g, '$1'))
}

describe('a trip in a calendar', () => {
  it('has an all-day event for each day, across the end of February in a leap year', () => {
    const lines = read(calendar([1, 2, 3].map(number => day({ number }))))
    expect(lines.filter(line => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20280228',
      'DTSTART;VALUE=DATE:20280229',
      'DTSTART;VALUE=DATE:20280301',
    ])
    expect(lines.filter(line => line.startsWith('DTEND'))).toEqual([
      'DTEND;VALUE=DATE:20280229',
      'DTEND;VALUE=DATE:20280301',
      'DTEND;VALUE=DATE:20280302',
    ])
    expect(lines).toContain('DTSTAMP:20261121T093015Z')
    expect(new Set(lines.filter(line => line.startsWith('UID:'))).size).toBe(3)
  })

  it('has the place, the activities and a link for each day', () => {
    const lines = withLocale('es', () =>
      read(
        calendar([
          day({
            places: ['San José', 'Turrialba'],
            legs: [{ mode: 'road', time: '2 h 10', distance: '84 km' }],
            hotel: 'Finca Atirro',
          }),
        ]),
      ),
    )
    expect(lines).toContain('SUMMARY:Día 1: Straight to the river')
    expect(lines).toContain('LOCATION:De San José a Turrialba')
    expect(lines).toContain('URL:https://ceiba.test/costa-rica/trip/slow-water#day-1')
    const description = lines.find(line => line.startsWith('DESCRIPTION:'))
    expect(description).toContain('84 km')
    expect(description).toContain('Finca Atirro')
  })

  it('escapes special characters and line breaks', () => {
    const title = 'Rain; mud, \\ and\nBEGIN:VALARM'
    const file = calendar([day({ title })])
    expect(file).not.toMatch(/^BEGIN:VALARM/m)
    expect(read(file)).toContain(`SUMMARY:Day 1: ${title}`)
  })

  it('folds lines at 75 octets without splitting characters', () => {
    const story = ['ñandú 🌋 '.repeat(60)]
    const file = calendar([day({ story })])
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\ufffd')
    expect(read(file).join('\n')).toContain(story[0])
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})

test('a line is folded only if it is too long', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})

test.each([
  ['2027-03-14', '2027-03-14'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['2027-13-01', null],
  ['1999-12-31', null],
  ['2100-01-01', null],
  ['14/03/2027', null],
  ['2027-03-14T00:00', null],
  ['', null],
  [null, null],
])('the day one sets out, given as %s', (asked, start) => {
  expect(readStart(asked)).toBe(start)
})
