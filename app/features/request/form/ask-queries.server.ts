import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import {
  type PlannerTimeRow,
  plannerTime,
  toPlannerTime,
} from '#app/features/people/calendar/calendar-queries.server.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { findPageSubject } from '#app/features/plan/clock/find-answerer.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { firstPhoto, type PhotoRow, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { absence } from '#database/schema/absence.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { staff } from '#database/schema/staff.ts'
import type { Answerer } from './answerer.tsx'

const MINUTE_MS = 60_000

type Context = ReadContext & Pick<RequestContext, 'now'>

const columns = (now: Date, country: SQL) => ({
  fkey: staff.fkey,
  name: staff.name,
  firstName: staff.firstName,
  place: staff.place,
  photo: firstPhoto('staff'),
  portraitVersion,
  ...plannerTime(now, sql`array[${country}]::text[]`),
})

type Row = Omit<Answerer, 'place' | 'photo' | 'time'> &
  PlannerTimeRow & { place: Words; photo: PhotoRow | null }

function toAnswerer(row: Row, { locale, now }: Context): Answerer {
  const { fkey, name, firstName, portraitVersion } = row
  return {
    ...{ fkey, name, firstName, portraitVersion },
    place: row.place[locale],
    photo: presentPhoto(row.photo, locale),
    time: toPlannerTime(row, now(), locale),
  }
}

/**
 * Who answers first for each country that has a contact person at work (specification, section 3: Staff contact). Which
 * absences matter moves with the day.
 */
export const getAnswerers = cachedRead(
  'who answers first',
  { tables: [country, staff, absence, photo, photoUse], freshMs: MINUTE_MS },
  findAnswerers,
)

async function findAnswerers(ctx: Context): Promise<Record<string, Answerer>> {
  const rows = await ctx.db
    .select({ tag: country.tag, answerer: columns(ctx.now(), sql`${country.tag}`) })
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
  return Object.fromEntries(rows.map(({ tag, answerer }) => [tag, toAnswerer(answerer, ctx)]))
}

/** The planner of the page's trip or place, or whose page it is; null if the country's contact person answers. */
export async function getPageAnswerer(
  ctx: Context,
  page: { url: string; country: string },
): Promise<Answerer | null> {
  const { plannerFkey } = await findPageSubject(ctx.db, page)
  if (plannerFkey === null) return null
  const [row] = await ctx.db
    .select(columns(ctx.now(), sql`${page.country}`))
    .from(staff)
    .where(eq(staff.fkey, plannerFkey))
  return row ? toAnswerer(row, ctx) : null
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
