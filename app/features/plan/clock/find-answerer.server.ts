import { and, arrayContains, asc, eq, sql } from 'drizzle-orm'
import { findAbsenceAt, findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import { answerDue, answerSpan } from '#app/features/people/calendar/clock.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { formatDaysOff } from '#app/features/people/staff/working-hours.ts'
import { placeOf, plannerOf, tripKeyOf } from '#app/features/plan/core/plan.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { PromisedAnswer } from '#app/picture/promised-answer.ts'
import { sunPath } from '#app/picture/sun-path/sun-path.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatDueHour } from '#app/text/format-due.ts'
import { dayIn } from '#app/text/time-zone.ts'
import type { Readable } from '#database/connect.ts'
import { absence } from '#database/schema/absence.ts'
import { country as countries, country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'

/**
 * The trip on a page, and its planner, that of the place, or the one whose page it is, if they still plan the chosen
 * country. Both are null if the page is about none of them.
 */
export interface PageSubject {
  tripId: number | null
  plannerFkey: string | null
}

export type StaffFault = 'staff_unknown' | 'staff_elsewhere'

const NOTHING: PageSubject = { tripId: null, plannerFkey: null }

const plansFor = (tag: string) => and(eq(staff.active, true), arrayContains(staff.countries, [tag]))

/** Finds the trip, the planner, or the place of the chosen country, by the page's address. */
export async function findPageSubject(
  db: Pick<Readable, 'select'>,
  { url, country }: { url: string; country: string },
): Promise<PageSubject> {
  const key = tripKeyOf(url)
  if (key !== null) {
    const [found] = await db
      .select({ tripId: trip.id, plannerFkey: staff.fkey })
      .from(trip)
      .leftJoin(staff, and(eq(staff.fkey, trip.plannerFkey), plansFor(country)))
      .where(eq(trip.key, key))
    return found ?? NOTHING
  }
  const named = plannerOf(url)
  if (named !== null) {
    const [found] = await db
      .select({ plannerFkey: staff.fkey })
      .from(staff)
      .where(and(eq(staff.fkey, named), plansFor(country)))
    return { ...NOTHING, ...found }
  }
  const at = placeOf(url)
  if (at?.country !== country) return NOTHING
  const [found] = await db
    .select({ plannerFkey: staff.fkey })
    .from(place)
    .innerJoin(staff, and(eq(staff.fkey, place.plannerFkey), plansFor(country)))
    .where(and(eq(place.countryTag, country), eq(place.kind, at.kind), eq(place.slug, at.slug)))
  return { ...NOTHING, ...found }
}

/** What is wrong with the planner that a request names; null if they plan its country, or nobody is named. */
export async function findStaffFault(
  db: Pick<Readable, 'select'>,
  { fkey, country }: { fkey?: string | undefined; country: string },
): Promise<StaffFault | null> {
  if (fkey === undefined) return null
  const [found] = await db
    .select({ countries: staff.countries })
    .from(staff)
    .where(and(eq(staff.fkey, fkey), eq(staff.active, true)))
  if (!found) return 'staff_unknown'
  return found.countries.includes(country) ? null : 'staff_elsewhere'
}

/** A country's contact person while at work there; null where the office answers. */
export async function findCountryContact(db: Pick<Readable, 'select'>, tag: string): Promise<string | null> {
  const [found] = await db
    .select({ fkey: staff.fkey })
    .from(countries)
    .innerJoin(staff, and(eq(staff.fkey, countries.staffFkey), plansFor(tag)))
    .where(eq(countries.tag, tag))
  return found?.fkey ?? null
}

/** The person a plan waits for: its planner, otherwise its first reader, otherwise the country's contact person. */
export async function findReader(
  db: Pick<Readable, 'select'>,
  row: { assignedStaffFkey: string | null; fkey: string | null; countryTag: string },
): Promise<string | null> {
  return row.assignedStaffFkey ?? row.fkey ?? (await findCountryContact(db, row.countryTag))
}

type Reads = Pick<Readable, 'select'>

/** Who answers a question, and when the answer is due. Null is the office, which answers within a day. */
export interface Answering {
  fkey: string | null
  answerDueTs: Date
}

/** When an answer is due that a person owes from an instant on, whether they are away or not. */
export async function findAnswerDue(tx: Reads, fkey: string | null, at: Date): Promise<Date> {
  return answerDue(at, await findCalendar(tx, fkey, answerSpan(at)))
}

/** When this person's answer would be due; null if they are away now, or on the day it would be due. */
async function findDueAtWork(tx: Reads, fkey: string, at: Date): Promise<Date | null> {
  const answerDueTs = await findAnswerDue(tx, fkey, at)
  return (await findAbsenceAt(tx, fkey, [at, answerDueTs])) ? null : answerDueTs
}

interface Sought {
  /** Tag of the country that is asked about. */
  country: string
  at: Date
  /** Who comes first, if they plan the country. */
  standIn: string | null
  /** Who is not asked: null is the office. */
  except: readonly (string | null)[]
}

/**
 * Who answers in a planner's place: the stand-in, otherwise the planner of the country with the fewest answers due,
 * among those at work; without one the office.
 */
export async function findSubstitute(
  tx: Reads,
  { country, at, standIn, except }: Sought,
): Promise<Answering> {
  const waiting = sql<number>`(
    select count(*) from plan p where p.assigned_staff_fkey = ${staff.fkey} and p.waits_for = 'planner'
  )`
  const found = await tx
    .select({ fkey: staff.fkey })
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [country])))
    .orderBy(sql`${staff.fkey} = ${standIn} desc nulls last`, waiting, asc(staff.fkey))
  for (const { fkey } of found) {
    if (except.includes(fkey)) continue
    const answerDueTs = await findDueAtWork(tx, fkey, at)
    if (answerDueTs) return { fkey, answerDueTs }
  }
  return { fkey: null, answerDueTs: await findAnswerDue(tx, null, at) }
}

/** Who answers a question that is asked now: the wanted person, or who does in their place while they are away. */
export async function findAnswerer(
  tx: Reads,
  wanted: string | null,
  { country, at }: Pick<Sought, 'country' | 'at'>,
): Promise<Answering> {
  const answerDueTs = await findAnswerDue(tx, wanted, at)
  const away = wanted && (await findAbsenceAt(tx, wanted, [at, answerDueTs]))
  if (!away) return { fkey: wanted, answerDueTs }
  return findSubstitute(tx, { country, at, standIn: away.standInFkey, except: [wanted] })
}

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
/** As long as a cache may show a page: the hour on it is kept also for who asks at its end. */
const OLDEST_PAGE_MS = 25 * MINUTE_MS

async function findPerson({ db, locale }: ReadContext, fkey: string | null) {
  if (fkey === null) return null
  const [row] = await db
    .select({
      fkey: staff.fkey,
      name: staff.name,
      firstName: staff.firstName,
      place: staff.place,
      portraitVersion,
      photo: firstPhoto('staff'),
    })
    .from(staff)
    .where(and(eq(staff.fkey, fkey), eq(staff.active, true)))
  return row ? { ...row, place: row.place[locale], photo: presentPhoto(row.photo, locale) } : null
}

/** By the quarter of an hour, and at most a minute old: absences and answers that are due report no changes. */
const getPromiseAt = cachedRead(
  'who answers by when',
  { tables: [staff, absence, country, plan, photo, photoUse], freshMs: MINUTE_MS },
  async (ctx: ReadContext, tag: string, wanted: string | null, asked: string): Promise<PromisedAnswer> => {
    const at = new Date(asked)
    const { fkey, answerDueTs: due } = await findAnswerer(ctx.db, wanted, { country: tag, at })
    const except = [wanted, fkey]
    const later = await findSubstitute(ctx.db, { country: tag, at: due, standIn: null, except })
    const [person, away, next, calendar] = await Promise.all([
      findPerson(ctx, fkey),
      fkey === wanted ? null : findPerson(ctx, wanted),
      findPerson(ctx, later.fkey),
      findCalendar(ctx.db, fkey, { from: at, to: due }, ctx.locale),
    ])
    const { hours, timeZone, daysOff } = calendar
    const [from, to] = [dayIn(timeZone, at), dayIn(timeZone, due)]
    const closed = daysOff.filter(({ day }) => day >= from && day <= to)
    const path = sunPath({ hours, timeZone, daysOff, sentAt: asked, dueAt: due.toISOString() }, due)
    return {
      person,
      insteadOf: away?.firstName ?? null,
      by: formatDueHour(due, ctx.locale, timeZone),
      dueAt: due.toISOString(),
      timeZone,
      day: person && { from: path.from, to: path.to, part: path.now.part },
      closed: closed.length > 0 ? formatDaysOff(closed, ctx.locale) : null,
      next: next?.firstName ?? null,
    }
  },
)

/** Who answers a question that is sent from a page, and by when: the wanted person, or who does in their place. */
export function getPromise(
  ctx: ReadContext & Pick<RequestContext, 'now'>,
  tag: string,
  wanted: string | null,
): Promise<PromisedAnswer> {
  const at = Math.ceil((ctx.now().getTime() + OLDEST_PAGE_MS) / QUARTER_MS) * QUARTER_MS
  return getPromiseAt({ db: ctx.db, locale: ctx.locale }, tag, wanted, new Date(at).toISOString())
}
