import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import {
  calendarDay,
  calendarFile,
  escapeText,
  instantStamp,
} from '#app/features/trip/itinerary/itinerary.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { m } from '#app/paraglide/messages.js'
import { instantAt } from '#app/text/time-zone.ts'
import type { ProposalDay } from '#database/values/proposal-content.ts'
import { dayLines, dayTitle, type FileTrip } from './file-trip.ts'

/** Assumed duration of an event whose duration is unknown. */
const USUAL_MINUTES = 60

/** A timed event, in the local time of the place where it begins. */
interface Appointment {
  id: string
  what: string
  startsAt: string
  minutes: number
  /** Slug of the place. */
  place: string
}

function appointmentsOf(day: ProposalDay, { facts }: FileTrip): Appointment[] {
  const names = travelNames()
  const nameOf = (slug: string) => facts.places[slug]?.name ?? slug
  const rides = day.legs.flatMap(({ id, mode, from, to, startsAt, minutes }) =>
    startsAt === null
      ? []
      : [
          {
            ...{ id, startsAt, minutes, place: from },
            what: `${names[mode]}: ${m.itinerary_from_to({ from: nameOf(from), to: nameOf(to) })}`,
          },
        ],
  )
  const doings = day.activities.flatMap(({ id, name, startsAt, minutes }) =>
    startsAt === null
      ? []
      : [{ id, what: name, startsAt, minutes: minutes ?? USUAL_MINUTES, place: day.place }],
  )
  return [...rides, ...doings]
}

function eventLines(
  { key, number, address, now }: FileTrip,
  { id, times, summary, location, description, isBusy }: EventParts,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${key}-${id}@${new URL(address).hostname}`,
    `DTSTAMP:${instantStamp(now)}`,
    `SEQUENCE:${number}`,
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

interface EventParts {
  id: string
  times: string[]
  summary: string
  location: string
  description: string
  isBusy: boolean
}

function dayEvent(trip: FileTrip, day: ProposalDay, index: number, startsOn: string): string[] {
  const { facts } = trip
  return eventLines(trip, {
    id: day.id,
    // An all-day event has no time zone: it is the day wherever the traveller is.
    times: [
      `DTSTART;VALUE=DATE:${calendarDay(startsOn, index)}`,
      `DTEND;VALUE=DATE:${calendarDay(startsOn, index + 1)}`,
    ],
    summary: `${m.itinerary_day({ number: index + 1 })}: ${dayTitle(day, facts)}`,
    location: facts.places[day.place]?.name ?? '',
    description: [day.story, ...dayLines(day, facts).map(({ at, what }) => (at ? `${at} ${what}` : what))]
      .filter(Boolean)
      .join('\n'),
    isBusy: false,
  })
}

function appointmentEvent(
  trip: FileTrip,
  { id, what, startsAt, minutes, place }: Appointment,
  date: string,
): string[] | null {
  const at = trip.facts.places[place]
  if (!at) return null
  const start = instantAt(at.timeZone, date, startsAt)
  return eventLines(trip, {
    id,
    // In UTC, so that no time zone table is needed; calendars convert it to their own time zone.
    times: [
      `DTSTART:${instantStamp(start)}`,
      `DTEND:${instantStamp(new Date(start.getTime() + minutes * 60_000))}`,
    ],
    summary: what,
    location: at.name,
    description: '',
    isBusy: true,
  })
}

/** A flight at the local time of the place: an hour from its time on, or the whole day while no time is known. */
function flightEvent(
  trip: FileTrip,
  {
    id,
    what,
    day,
    date,
    time,
  }: { id: string; what: string; day: ProposalDay; date: string; time: string | null },
): string[] | null {
  const minutes = USUAL_MINUTES
  if (time)
    return appointmentEvent(trip, { id, what, startsAt: time.slice(0, 5), minutes, place: day.place }, date)
  return eventLines(trip, {
    id,
    times: [`DTSTART;VALUE=DATE:${calendarDay(date, 0)}`, `DTEND;VALUE=DATE:${calendarDay(date, 1)}`],
    ...{ summary: what, location: '', description: '', isBusy: false },
  })
}

function flightEvents(trip: FileTrip): (string[] | null)[] {
  const { flights, content } = trip
  const [first, last] = [content.days[0], content.days.at(-1)]
  if (!flights || !first || !last) return []
  const { arrivalDate, arrivalTime, departureDate, departureTime } = flights
  const there = { id: 'flight-there', what: m.flight_arrives(), day: first }
  const back = { id: 'flight-back', what: m.flight_leaves(), day: last }
  return [
    arrivalDate && flightEvent(trip, { ...there, date: arrivalDate, time: arrivalTime }),
    departureDate && flightEvent(trip, { ...back, date: departureDate, time: departureTime }),
  ].map(event => event || null)
}

/**
 * A proposal as a calendar in the current language (RFC 5545), with all-day and timed events. Returns null while its
 * dates are open.
 */
export function tripCalendar(trip: FileTrip): string | null {
  const { days, startsOn } = trip.content
  if (startsOn === null) return null
  const events = days.flatMap((day, i) => {
    const date = dateOfDay(startsOn, i) ?? startsOn
    const timed = appointmentsOf(day, trip).map(each => appointmentEvent(trip, each, date))
    return [dayEvent(trip, day, i, startsOn), ...timed.filter(each => each !== null)]
  })
  return calendarFile(trip, [...events, ...flightEvents(trip).filter(each => each !== null)])
}
