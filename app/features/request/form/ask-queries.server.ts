import { and, arrayContains, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type AwayNote, type AwayTime, awayNotes } from '#app/features/people/calendar/calendar.ts'
import { awayFrom } from '#app/features/people/calendar/calendar-queries.server.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { findPageSubject } from '#app/features/plan/core/find-page-subject.server.ts'
import { firstPhoto, type PhotoRow, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Answerer } from './answerer.tsx'

type Context = ReadContext & Pick<RequestContext, 'now'>

const columns = (now: Date, country: SQL) => ({
  fkey: staff.fkey,
  name: staff.name,
  firstName: staff.firstName,
  place: staff.place,
  photo: firstPhoto('staff'),
  portraitVersion,
  timeZone: staff.timeZone,
  away: awayFrom(now, sql`array[${country}]::text[]`),
})

type Row = Omit<Answerer, 'place' | 'photo' | 'away'> & {
  place: Words
  photo: PhotoRow | null
  timeZone: string
  away: AwayTime[]
}

function toAnswerer({ place, photo, timeZone, away, ...same }: Row, locale: Locale): Answerer {
  return {
    ...same,
    place: place[locale],
    photo: presentPhoto(photo, locale),
    away: awayNotes(away, timeZone, locale),
  }
}

/** Who answers first for each country that has a contact person at work (specification, section 3: Staff contact). */
export async function getAnswerers({ db, locale, now }: Context): Promise<Record<string, Answerer>> {
  const rows = await db
    .select({ tag: country.tag, answerer: columns(now(), sql`${country.tag}`) })
    .from(country)
    .innerJoin(
      staff,
      and(
        eq(staff.fkey, country.staffFkey),
        eq(staff.active, true),
        eq(country.tag, sql`any(${staff.countries})`),
      ),
    )
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return Object.fromEntries(rows.map(({ tag, answerer }) => [tag, toAnswerer(answerer, locale)]))
}

/** The planner of the trip or place on the page. Returns null if the country's contact person answers. */
export async function getPageAnswerer(
  { db, locale, now }: Context,
  page: { url: string; country: string },
): Promise<Answerer | null> {
  const { plannerFkey } = await findPageSubject(db, page)
  if (plannerFkey === null) return null
  const [row] = await db
    .select(columns(now(), sql`${page.country}`))
    .from(staff)
    .where(eq(staff.fkey, plannerFkey))
  return row ? toAnswerer(row, locale) : null
}

/** Absences of a country's planners, by their keys: only of those who have any. */
export async function getAwayPlanners(
  { db, locale, now }: Context,
  tag: string,
): Promise<Record<string, AwayNote[]>> {
  const away = awayFrom(now(), sql`array[${tag}]::text[]`)
  const rows = await db
    .select({ fkey: staff.fkey, timeZone: staff.timeZone, away })
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [tag])))
  return Object.fromEntries(
    rows.flatMap(row => (row.away.length > 0 ? [[row.fkey, awayNotes(row.away, row.timeZone, locale)]] : [])),
  )
}

/** An unknown country's name is shown as it was typed, up to this length. */
const LONGEST_NAME = 60

/** The country in the query: its tag if we plan trips there, otherwise its name as typed. */
export async function getCountryOfQuestion(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  asked: string,
): Promise<{ tag: string; unknown?: string }> {
  const tag = asked.toLowerCase()
  const [found] = /^[a-z-]+$/.test(tag)
    ? await db
        .select({ name: country.name, active: country.active })
        .from(country)
        .where(and(eq(country.tag, tag), eq(country.type, 'country')))
    : []
  if (found?.active) return { tag }
  return { tag: '', unknown: found?.name[locale] ?? asked.slice(0, LONGEST_NAME) }
}
