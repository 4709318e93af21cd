import { m } from '#app/paraglide/messages.js'
import type { DayData } from './itinerary-schema.ts'
import { travelNames } from './travel-words.ts'

interface CalendarTrip {
  key: string
  title: string
  days: readonly DayData[]
  /** The first day, YYYY-MM-DD. */
  start: string
  /** Absolute address of the trip's page. */
  address: string
  /** Name of the operator. */
  operator: string
  /** Time of creation. */
  now: Date
}

/** Maximum line length in octets (RFC 5545, 3.1). */
const LINE = 75
const encoder = new TextEncoder()

/** Folds a long line without splitting a character; continuation lines start with a space. */
export function foldLine(line: string): string {
  const lines: string[] = ['']
  let octets = 0
  for (const sign of line) {
    const width = encoder.encode(sign).length
    if (octets + width > LINE) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += sign
    octets += width
  }
  return lines.join('\r\n')
}

/** Escapes a text for a property value (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** An instant in the file's format: 20270314T130000Z. */
export function instantStamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** A day `days` later in the file's format: 20270314. */
export function dayAfter(start: string, days: number): string {
  const day = new Date(`${start}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10).replaceAll('-', '')
}

/** Description of a day, for reading without the site. */
function inWords({ story, legs, tours, visits, hotel }: DayData, address: string): string {
  const names = travelNames()
  return [
    ...story,
    ...legs.map(({ mode, time, distance }) => `${names[mode]}: ${m.itinerary_ride({ time, distance })}`),
    ...tours.map(({ name }) => `${m.itinerary_tour()}: ${name}`),
    ...visits.map(({ name }) => `${m.itinerary_visit()}: ${name}`),
    ...(hotel ? [`${m.itinerary_night()}: ${hotel}`] : []),
    address,
  ].join('\n')
}

function eventOf(day: DayData, { key, start, address, now }: CalendarTrip): string[] {
  const { number, title, places } = day
  const [from = '', to] = places
  const ownAddress = `${address}#day-${number}`
  return [
    'BEGIN:VEVENT',
    `UID:${key}-${start}-${number}@${new URL(address).hostname}`,
    `DTSTAMP:${instantStamp(now)}`,
    `DTSTART;VALUE=DATE:${dayAfter(start, number - 1)}`,
    `DTEND;VALUE=DATE:${dayAfter(start, number)}`,
    `SUMMARY:${escapeText(`${m.itinerary_day({ number })}: ${title}`)}`,
    `LOCATION:${escapeText(to === undefined ? from : m.itinerary_from_to({ from, to }))}`,
    `DESCRIPTION:${escapeText(inWords(day, ownAddress))}`,
    `URL:${ownAddress}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A calendar of events, each given as lines (RFC 5545). */
export function calendarFile(
  { operator, title }: Pick<CalendarTrip, 'operator' | 'title'>,
  events: readonly (readonly string[])[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(operator)}//Trips//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldLine(line)}\r\n`).join('')
}

/** A trip as a calendar of all-day events, in the current language. */
export function itineraryCalendar(trip: CalendarTrip): string {
  return calendarFile(
    trip,
    trip.days.map(day => eventOf(day, trip)),
  )
}
