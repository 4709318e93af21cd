import { and, arrayContains, asc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { awayNotes } from '#app/features/people/calendar/calendar.ts'
import {
  awayFrom,
  daysOffAhead,
  holidaysAtHome,
} from '#app/features/people/calendar/calendar-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { face, toFace } from '#app/features/people/staff/staff-queries.server.ts'
import type { Expert, ExpertPage, StaffProfile } from '#app/features/people/staff/staff-schema.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonthOf } from '#app/text/figures.ts'
import { languageName } from '#app/text/language-name.ts'
import { zoneOffset } from '#app/text/time-zone.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { formatHours, formatOffset } from './working-hours.ts'

type Context = ReadContext & Pick<RequestContext, 'now'>

const columns = (now: Date) => ({
  ...face,
  away: awayFrom(now),
  dateAdded: staff.dateAdded,
  spokenLanguages: staff.spokenLanguages,
  timeZone: staff.timeZone,
  workingHours: staff.workingHours,
  holidays: holidaysAtHome,
  bookCallUrl: staff.bookCallUrl,
  profile: staff.profile,
})

function findProfiles({ db, now }: Context) {
  return db.select(columns(now())).from(staff).$dynamic()
}

type ProfileRow = Awaited<ReturnType<typeof findProfiles>>[number]

function namedLanguages(codes: readonly string[], locale: Locale): Expert['languages'] {
  return codes.map(code => ({ code: code.toLowerCase(), name: languageName(code, locale) }))
}

function toProfile(row: ProfileRow, { locale, now }: Context): StaffProfile {
  const { dateAdded, spokenLanguages, timeZone, workingHours, holidays, away, bookCallUrl, profile, place } =
    row
  const hours = workingHours.map(({ days, from, to }) => ({ days, from, to }))
  return {
    ...toFace(row, locale),
    dateAdded,
    withUsSince: formatMonthOf(dateAdded, locale),
    languages: namedLanguages(spokenLanguages, locale).map(({ name }) => name),
    hours: {
      place: place[locale],
      timeZone,
      offset: formatOffset(zoneOffset(timeZone, now())),
      hours,
      daysOff: daysOffAhead({ holidays, away }, now(), locale),
      away: awayNotes(away, timeZone, locale),
      lines: formatHours(hours, locale),
    },
    bookCallUrl,
    profile: profile[locale].split(/\n+/),
  }
}

/** All current staff of a country with their profiles, the longest-serving first. */
export async function getProfilesOf(ctx: Context, tag: string): Promise<StaffProfile[]> {
  const rows = await findProfiles(ctx)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [tag])))
    .orderBy(asc(staff.dateAdded), asc(staff.fkey))
  return rows.map(row => toProfile(row, ctx))
}

/** Predicate for staff shown to visitors: current and not hidden. */
async function isShown(ctx: Context): Promise<(person: { fkey: string }) => boolean> {
  const { hiddenStaff } = await getOperator(ctx)
  return ({ fkey }) => !hiddenStaff.includes(fkey)
}

/** All current planners, the longest-serving first. */
export async function getExperts(ctx: Context): Promise<Expert[]> {
  const shown = await isShown(ctx)
  const rows = await ctx.db
    .select({ ...face, spokenLanguages: staff.spokenLanguages })
    .from(staff)
    .where(eq(staff.active, true))
    .orderBy(asc(staff.dateAdded), asc(staff.fkey))
  return rows.filter(shown).map(({ spokenLanguages, ...row }) => ({
    ...toFace(row, ctx.locale),
    languages: namedLanguages(spokenLanguages, ctx.locale),
  }))
}

/** @throws AppError `not_found` for an unknown, former or hidden person. */
export async function getExpert(ctx: Context, fkey: string): Promise<ExpertPage> {
  const [shown, [row], countries, trips] = await Promise.all([
    isShown(ctx),
    findProfiles(ctx).where(and(eq(staff.fkey, fkey), eq(staff.active, true))),
    ctx.db
      .select({ tag: country.tag, name: country.name })
      .from(country)
      .where(and(eq(country.active, true), eq(country.type, 'country')))
      .orderBy(asc(country.homepageSortOrder)),
    ctx.db
      .select({ key: trip.key })
      .from(trip)
      .where(and(eq(trip.plannerFkey, fkey), isPublished(trip)))
      .orderBy(asc(trip.id)),
  ])
  if (!row || !shown(row)) throw new AppError('not_found')
  return {
    person: toProfile(row, ctx),
    countries: countries
      .filter(({ tag }) => row.countries.includes(tag))
      .map(({ tag, name }) => ({ tag, name: name[ctx.locale] })),
    tripKeys: trips.map(({ key }) => key),
  }
}
