import { and, arrayContains, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { DAY_MS, dayOf } from '#app/text/days.ts'
import { dayIn } from '#app/text/time-zone.ts'
import type { Readable } from '#database/connect.ts'
import { absence } from '#database/schema/absence.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import type { Calendar, DayOff, Holiday } from '#database/values/calendar.ts'
import type { Locale } from '#database/values/locale.ts'
import { type AwayTime, awayNotes, holidaysBetween } from './calendar.ts'
import { answerSpan } from './clock.ts'
import type { PlannerTime } from './promise.ts'

/** The public holidays of the country that a person lives in; null if nothing is known about them. */
export const holidaysAtHome: SQL<Holiday[] | null> =
  sql`(select c.holidays from ${country} c where c.tag = ${staff}.lives_in)`

interface Span {
  from: Date
  to: Date
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

export interface Absence {
  firstDay: string
  lastDay: string
  standInFkey: string | null
}

/**
 * A person's running and coming absences, the first one first. The stand-in is named if they plan these countries:
 * otherwise somebody else answers.
 * @param countries an array, all the person's if left out.
 */
export function awayFrom(now: Date, countries: SQL = sql`${staff}.countries`): SQL<AwayTime[]> {
  // A day earlier, because it is still yesterday in some time zones.
  const day = dayOf(now.getTime() - DAY_MS)
  return sql`(
    select coalesce(json_agg(json_build_object(
      'firstDay', a.first_day, 'lastDay', a.last_day, 'standIn', s.name
    ) order by a.first_day), '[]')
    from ${absence} a left join ${staff} s on s.fkey = a.stand_in_fkey and s.active and s.countries @> ${countries}
    where a.staff_fkey = ${staff}.fkey and a.last_day >= ${day}
  )`
}

/** The absence of a person that covers one of these instants, by their own clock; null if they are at work. */
export async function findAbsenceAt(
  db: Pick<Readable, 'select'>,
  fkey: string,
  instants: readonly Date[],
): Promise<(Absence & { firstName: string }) | null> {
  const earliest = Math.min(...instants.map(at => at.getTime())) - DAY_MS
  const rows = await db
    .select({
      firstDay: absence.firstDay,
      lastDay: absence.lastDay,
      standInFkey: absence.standInFkey,
      firstName: staff.firstName,
      timeZone: staff.timeZone,
    })
    .from(absence)
    .innerJoin(staff, eq(staff.fkey, absence.staffFkey))
    .where(and(eq(absence.staffFkey, fkey), gte(absence.lastDay, dayOf(earliest))))
    .orderBy(asc(absence.firstDay))
  const covers = ({ firstDay, lastDay, timeZone }: (typeof rows)[number]) =>
    instants.map(at => dayIn(timeZone, at)).some(day => day >= firstDay && day <= lastDay)
  return rows.find(covers) ?? null
}

/** The columns of a person's time, for readers of these countries. */
export const plannerTime = (now: Date, countries: SQL) => ({
  timeZone: staff.timeZone,
  workingHours: staff.workingHours,
  holidays: holidaysAtHome,
  away: awayFrom(now, countries),
})

export interface PlannerTimeRow extends Pick<typeof staff.$inferSelect, 'timeZone' | 'workingHours'> {
  holidays: Holiday[] | null
  away: AwayTime[]
}

export function toPlannerTime(
  { timeZone, workingHours, holidays, away }: PlannerTimeRow,
  now: Date,
  locale: Locale,
): PlannerTime {
  return {
    timeZone,
    hours: workingHours.map(({ days, from, to }) => ({ days, from, to })),
    daysOff: daysOffWithin(holidays, answerSpan(now), locale),
    away: awayNotes(away, timeZone, locale),
  }
}

/** When each planner of a country works, by their keys. Which absences matter moves with the day. */
export const getPlannerTimes = cachedRead(
  'times of planners',
  { tables: [staff, absence, country], freshMs: 60_000 },
  findPlannerTimes,
)

async function findPlannerTimes(
  { db, locale, now }: ReadContext & Pick<RequestContext, 'now'>,
  tag: string,
): Promise<Record<string, PlannerTime>> {
  const rows = await db
    .select({ fkey: staff.fkey, ...plannerTime(now(), sql`array[${tag}]::text[]`) })
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [tag])))
  return Object.fromEntries(rows.map(row => [row.fkey, toPlannerTime(row, now(), locale)]))
}
