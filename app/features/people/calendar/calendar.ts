import { m } from '#app/paraglide/messages.js'
import { addDays, DAY_MS, dayOf } from '#app/text/days.ts'
import { easterSunday } from '#app/text/easter.ts'
import { instantAt } from '#app/text/time-zone.ts'
import type { Holiday } from '#database/values/calendar.ts'
import type { Locale } from '#database/values/locale.ts'

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** The days of each year that were looked for: finding one reads up to a year of dates. */
const found = new Map<string, Date>()

/** The day of a year that has this month and day of the lunar year. A leap month has no such days. */
function lunarDay(year: number, month: number, day: number): Date {
  const key = `${year} ${month} ${day}`
  const known = found.get(key) ?? search(year, month, day)
  found.set(key, known)
  return known
}

/** The lunar year begins between 21 January and 21 February. */
function search(year: number, month: number, day: number): Date {
  for (let at = Date.UTC(year, 0, 20); at < Date.UTC(year + 1, 1, 22); at += DAY_MS) {
    const parts = lunar.formatToParts(at)
    const of = (type: string) => parts.find(part => part.type === type)?.value
    if (of('month') === String(month) && of('day') === String(day)) return new Date(at)
  }
  throw new Error(`no day ${day} of month ${month} in the lunar year ${year}`)
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The first day of a holiday in a year, before it is moved: milliseconds since 1970. */
function beginsIn(year: number, { on, easter, lunarNewYear, lunar }: Holiday): number {
  if (easter !== undefined) return easterSunday(year).getTime() + easter * DAY_MS
  if (lunarNewYear !== undefined) return lunarDay(year, 1, 1).getTime() + lunarNewYear * DAY_MS
  const [month = 1, day = 1] = (on ?? lunar ?? '').split('-').map(Number)
  return lunar === undefined ? Date.UTC(year, month - 1, day) : lunarDay(year, month, day).getTime()
}

function daysIn(year: number, holiday: Holiday): number[] {
  const begins = beginsIn(year, holiday)
  const weekday = WEEKDAYS[new Date(begins).getUTCDay()]
  const moved = (weekday && holiday.moved?.[weekday]) ?? 0
  return Array.from({ length: holiday.days ?? 1 }, (_, i) => begins + (moved + i) * DAY_MS)
}

/** The holidays from one day to another (YYYY-MM-DD, both included), in order: each day once. */
export function holidaysBetween(
  holidays: readonly Holiday[],
  from: string,
  to: string,
): { day: string; name: Holiday['name'] }[] {
  const found = new Map<string, Holiday['name']>()
  // A new year's day that falls on a Saturday is taken on the last day of the year before.
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)) + 1; year++) {
    for (const holiday of holidays) {
      for (const at of daysIn(year, holiday)) {
        const day = dayOf(at)
        if (day >= from && day <= to && !found.has(day)) found.set(day, holiday.name)
      }
    }
  }
  return [...found].map(([day, name]) => ({ day, name })).toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** An absence: days are YYYY-MM-DD, by the planner's own calendar. */
export interface AwayTime {
  firstDay: string
  lastDay: string
  /** Name of the colleague who answers meanwhile; null if the country's other planners do. */
  standIn: string | null
}

/** What readers are told between two instants (milliseconds since 1970): pages are cached, so the browser decides. */
export interface AwayNote {
  from: number
  to: number
  words: string
}

/** What readers are told of a planner's absences, each in its time. */
export function awayNotes(away: readonly AwayTime[], timeZone: string, locale: Locale): AwayNote[] {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const date = new Intl.DateTimeFormat(locale === 'es' ? 'es-CR' : 'en-GB', options)
  return away.map(({ firstDay, lastDay, standIn }) => {
    const day = date.format(Date.parse(lastDay))
    const after = addDays(lastDay, 1)
    return {
      from: instantAt(timeZone, firstDay, '00:00').getTime(),
      to: instantAt(timeZone, after, '00:00').getTime(),
      words: standIn
        ? m.staff_away_until({ day, name: standIn }, { locale })
        : m.staff_away_others({ day }, { locale }),
    }
  })
}
