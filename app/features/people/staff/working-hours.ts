import { spansIn } from '#app/text/figures.ts'
import { dayIn, zoneOffset } from '#app/text/time-zone.ts'
import type { Calendar, DayOff } from '#database/values/calendar.ts'
import { clockOfMinutes, minutesOfClock } from '#database/values/clock.ts'
import type { Locale } from '#database/values/locale.ts'
import type { WorkingHours } from '#database/values/working-hours.ts'

/** Rules about working hours, in the planner's time zone and in a reader's. */

const MINUTE_MS = 60_000
const DAY = 24 * 60
const WEEK = 7 * DAY

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size
}

/** Formats an offset: "UTC−6", "UTC+5:30". */
export function formatOffset(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  if (offset === 0) return 'UTC'
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** The same hours in a time zone that is `ahead` minutes ahead. Hours that begin on another day move to it. */
export function shiftHours(hours: readonly WorkingHours[], ahead: number): WorkingHours[] {
  return hours.map(({ days, from, to }) => {
    const start = minutesOfClock(from) + ahead
    const moved = Math.floor(start / DAY)
    return {
      days: days.map(day => modulo(day - 1 + moved, 7) + 1).toSorted((a, b) => a - b),
      from: clockOfMinutes(modulo(start, DAY)),
      to: clockOfMinutes(modulo(minutesOfClock(to) + ahead, DAY)),
    }
  })
}

export interface HoursLine {
  days: string
  times: string
}

/** Formats hours: "Mon–Fri, 07:30–17:00". */
export function formatHours(hours: readonly WorkingHours[], locale: Locale): HoursLine[] {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // The first of January 2001 was a Monday.
  const name = (day: number) => weekday.format(Date.UTC(2001, 0, day))
  return hours.map(({ days, from, to }) => ({
    days: spansIn(7, days)
      .map(({ first, last }) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
      .join(', '),
    times: `${from}–${to}`,
  }))
}

/** Whether a person is at work, and until or from when. */
export type Standing = { open: true; until: Date } | { open: false; opens: Date }

/** Weeks in which the next working day is looked for. */
const WEEKS_AHEAD = 5

/** State of the working hours at an instant; null without hours. */
export function officeStatus({ hours, timeZone, daysOff }: Calendar, at: Date): Standing | null {
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  const offset = zoneOffset(timeZone, at)
  const isOff = dayOffIn(daysOff)
  // The epoch began on a Thursday; weeks are counted from Monday.
  const now = modulo(minute + offset + 3 * DAY, WEEK)
  const spans = hours
    .flatMap(({ days, from, to }) =>
      days.map(day => ({
        since: modulo(now - (day - 1) * DAY - minutesOfClock(from), WEEK),
        length: modulo(minutesOfClock(to) - minutesOfClock(from), DAY),
      })),
    )
    // This week's and those of the next weeks, which lie ahead.
    .flatMap(({ since, length }) =>
      Array.from({ length: WEEKS_AHEAD }, (_, week) => ({ since: since - week * WEEK, length })),
    )
    .filter(({ since }) => !isOff(minute + offset - since))
  // Daylight saving time may change between now and then.
  const then = (wait: number) => {
    const instant = new Date((minute + wait) * MINUTE_MS)
    return new Date(instant.getTime() + (offset - zoneOffset(timeZone, instant)) * MINUTE_MS)
  }
  const running = spans.find(({ since, length }) => since >= 0 && since < length)
  if (running) return { open: true, until: then(running.length - running.since) }
  const waits = spans.flatMap(({ since }) => (since < 0 ? [-since] : []))
  return waits.length > 0 ? { open: false, opens: then(Math.min(...waits)) } : null
}

/** Whether a minute of the person's clock lies on a day off. */
function dayOffIn(daysOff: readonly DayOff[]): (minute: number) => boolean {
  const off = new Set(daysOff.map(({ day }) => Date.parse(day) / (DAY * MINUTE_MS)))
  return minute => off.has(Math.floor(minute / DAY))
}

/** The day off at an instant; null on other days. */
export function dayOffAt({ daysOff, timeZone }: Omit<Calendar, 'hours'>, at: Date): DayOff | null {
  const today = dayIn(timeZone, at)
  return daysOff.find(({ day }) => day === today) ?? null
}

/** Days off as text, consecutive ones together: "Friday 25 December (Christmas Day)". */
export function formatDaysOff(daysOff: readonly DayOff[], locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale === 'es' ? 'es-CR' : 'en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  const runs: { first: number; last: number; name: string }[] = []
  for (const { day, name } of daysOff) {
    const at = Date.parse(day)
    const run = runs.at(-1)
    if (run?.name === name && run.last === at - DAY * MINUTE_MS) run.last = at
    else runs.push({ first: at, last: at, name })
  }
  const days = ({ first, last }: { first: number; last: number }) =>
    first === last ? date.format(first) : `${date.format(first)} – ${date.format(last)}`
  return runs.map(run => `${days(run)} (${run.name})`).join('; ')
}
