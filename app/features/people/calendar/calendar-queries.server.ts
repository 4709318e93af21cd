import { eq, type SQL, sql } from 'drizzle-orm'
import { m } from '#app/paraglide/messages.js'
import type { Readable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import type { Calendar, DayOff, Holiday } from '#database/values/calendar.ts'
import type { Locale } from '#database/values/locale.ts'
import type { AwayTime } from './away-note.ts'
import { holidaysBetween } from './holidays.ts'

/** The public holidays of the country that a person lives in; null if nothing is known about them. */
export const holidaysAtHome: SQL<Holiday[] | null> =
  sql`(select c.holidays from ${country} c where c.tag = ${staff}.lives_in)`

interface Span {
  from: Date
  to: Date
}

const DAY_MS = 86_400_000

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The days off between two instants, whatever the time zone: a day more on either side. */
export function daysOffWithin(
  holidays: readonly Holiday[] | null,
  { from, to }: Span,
  locale: Locale,
): DayOff[] {
  return holidaysBetween(holidays ?? [], dayOf(from.getTime() - DAY_MS), dayOf(to.getTime() + DAY_MS)).map(
    ({ day, name }) => ({ day, name: name[locale] }),
  )
}

/** How far ahead pages know a person's days off. */
const AHEAD_MS = 31 * DAY_MS

/** What makes a person's days off. */
interface DaysOffOf {
  holidays: readonly Holiday[] | null
  away: readonly AwayTime[]
}

/** The days off that matter to a reader now, absences among them: from yesterday to a month ahead. */
export function daysOffAhead({ holidays, away }: DaysOffOf, now: Date, locale: Locale): DayOff[] {
  const span = { from: now, to: new Date(now.getTime() + AHEAD_MS) }
  const [first, last] = [dayOf(span.from.getTime() - DAY_MS), dayOf(span.to.getTime() + DAY_MS)]
  const name = m.staff_away({}, { locale })
  const absent = away.flatMap(time => daysOf(time, first, last).map(day => ({ day, name })))
  const isAbsent = new Set(absent.map(({ day }) => day))
  const rest = daysOffWithin(holidays, span, locale).filter(({ day }) => !isAbsent.has(day))
  return [...absent, ...rest].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The days of an absence within a time, both included. */
function daysOf({ firstDay, lastDay }: AwayTime, first: string, last: string): string[] {
  const [from, to] = [firstDay > first ? firstDay : first, lastDay < last ? lastDay : last].map(Date.parse)
  const count = Math.max(0, ((to ?? 0) - (from ?? 0)) / DAY_MS + 1)
  return Array.from({ length: count }, (_, i) => dayOf((from ?? 0) + i * DAY_MS))
}

const UNKNOWN: Calendar = { hours: [], timeZone: 'UTC', daysOff: [] }

/** When a person works in a time; without hours for nobody. */
export async function findCalendar(
  db: Pick<Readable, 'select'>,
  fkey: string | null,
  span: Span,
  locale: Locale = 'en',
): Promise<Calendar> {
  if (fkey === null) return UNKNOWN
  const [found] = await db
    .select({ hours: staff.workingHours, timeZone: staff.timeZone, holidays: holidaysAtHome })
    .from(staff)
    .where(eq(staff.fkey, fkey))
  if (!found) return UNKNOWN
  const { hours, timeZone, holidays } = found
  return { hours, timeZone, daysOff: daysOffWithin(holidays, span, locale) }
}
