import { z } from 'zod'
import { m } from '#app/paraglide/messages.js'
import type { Picture } from '#app/picture/picture.ts'
import { addDays } from '#app/text/days.ts'
import { formatMinutes } from '#app/text/figures.ts'
import type { LonLat, MapLeg, TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import type { Meal } from '#database/values/meals.ts'
import { travelNames } from './travel-words.ts'

/** A day of a trip. Missing parts are empty lists or null. */
export interface DayData {
  number: number
  /** Start and end of the day; a single name if they are the same. */
  places: string[]
  title: string
  /** Paragraphs. */
  story: string[]
  picture: Picture | null
  /** `back` is the way back of the ride before it. */
  legs: { mode: TravelMode; time: string; distance: string; back?: true }[]
  /** Its time on the road in all, if it is long and of several rides. */
  road: string | null
  walk: { distance: string; note: string } | null
  altitudeGain: string | null
  hotel: string | null
  meals: Meal[]
  /** `type` is the tour type whose page lists the tour. */
  tours: { key: string; name: string; country: string; type: string | null }[]
  visits: { slug: string; name: string; country: string }[]
}

/** The days of a trip and their map. */
export interface ItineraryData {
  days: DayData[]
  map: RouteMapData
}

/** One ride of a day as stored with a trip: places by slug, points as [latitude, longitude]. */
export interface Leg {
  mode: TravelMode
  from: string
  to: string
  via: readonly [number, number][]
  minutes?: number
}

/** A change of vehicle: the line bends there without a mark. */
export interface Change {
  key: string
  lon: number
  lat: number
}

export interface ItineraryRoute {
  legs: MapLeg[]
  changes: Change[]
}

/** The route of an itinerary for a map; legs are split where the vehicle changes. */
export function itineraryRoute(days: readonly { number: number; legs: readonly Leg[] }[]): ItineraryRoute {
  const journeys = days.flatMap(({ number, legs }) => journeysOf(legs).map(journey => drawn(journey, number)))
  return {
    legs: journeys.flatMap(({ legs }) => legs),
    changes: journeys.flatMap(({ changes }) => changes),
  }
}

/** Consecutive legs between the same two places are one journey by several vehicles. */
function journeysOf(legs: readonly Leg[]): Leg[][] {
  const journeys: Leg[][] = []
  for (const leg of legs) {
    const last = journeys.at(-1)
    if (last?.[0]?.from === leg.from && last[0].to === leg.to) last.push(leg)
    else journeys.push([leg])
  }
  return journeys
}

function drawn(journey: readonly Leg[], day: number): ItineraryRoute {
  const changes = journey.map((leg, i) => endsAt(leg, journey[i + 1], `${leg.from}/${leg.to}/${day}/${i}`))
  const legs = journey.map(({ mode, from, to, via, minutes }, i) => {
    const [start, end] = [changes[i - 1], changes[i]]
    const between = via.slice(start ? 1 : 0, end ? -1 : undefined).map(lonLat)
    return { mode, day, from: start?.key ?? from, to: end?.key ?? to, via: between, ...timeOf(minutes) }
  })
  return { legs, changes: changes.filter(change => change !== null) }
}

function timeOf(minutes: number | undefined): Pick<MapLeg, 'time'> {
  return minutes === undefined ? {} : { time: formatMinutes(minutes) }
}

/**
 * Where a leg ends before its place: at the next vehicle, or at the turning point of a return trip. Null otherwise.
 */
function endsAt(leg: Leg, next: Leg | undefined, key: string): Change | null {
  const outAndBack = leg.from === leg.to && leg.via.length === 1
  const point = next || outAndBack ? leg.via.at(-1) : undefined
  return point ? { key, lat: point[0], lon: point[1] } : null
}

function lonLat([lat, lon]: readonly [number, number]): LonLat {
  return [lon, lat]
}

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
export function calendarDay(start: string, days: number): string {
  return addDays(start, days).replaceAll('-', '')
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
    `DTSTART;VALUE=DATE:${calendarDay(start, number - 1)}`,
    `DTEND;VALUE=DATE:${calendarDay(start, number)}`,
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

/** A stop: its place and number of nights. */
export interface RouteStop {
  place: string
  nights: number
}

/** Joins consecutive nights in a place to stops; days without a night are skipped. */
export function routeStops(days: readonly { place: string; sleep: boolean }[]): RouteStop[] {
  const stops: RouteStop[] = []
  for (const { place, sleep } of days) {
    if (!sleep) continue
    const last = stops.at(-1)
    if (last?.place === place) last.nights++
    else stops.push({ place, nights: 1 })
  }
  return stops
}

/** Minutes on the road of the trip's longest day; 0 without any. */
export function longestDrive(
  days: readonly { legs: readonly { mode: string; minutes: number }[] }[],
): number {
  return Math.max(
    0,
    ...days.map(({ legs }) =>
      legs.reduce((sum, { mode, minutes }) => sum + (mode === 'road' ? minutes : 0), 0),
    ),
  )
}

/** The altitude of the highest night in metres; null without a night. */
export function highestBed(
  days: readonly { sleep: boolean; hotelM: number | null; place: { altitudeM: number } }[],
): number | null {
  const beds = days.flatMap(({ sleep, hotelM, place }) => (sleep ? [hotelM ?? place.altitudeM] : []))
  return beds.length > 0 ? Math.max(...beds) : null
}

/** Plausible years of a start. */
const FIRST = '2000-01-01'
const LAST = '2099-12-31'

const start = z.iso.date().refine(day => day >= FIRST && day <= LAST)

/** The reader's start date, YYYY-MM-DD; null if it is not a date of this century. */
export function readStart(asked: string | null): string | null {
  return start.safeParse(asked).data ?? null
}
