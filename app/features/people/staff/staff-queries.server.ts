import { and, arrayContains, asc, eq, min, type SQL, sql } from 'drizzle-orm'
import { firstPhoto, type PhotoRow, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import type { Locale } from '#database/values/locale.ts'
import { portraitVersion } from './portrait-version-queries.server.ts'
import { STAFF_SHOWN } from './staff.ts'
import type { StaffFace } from './staff-schema.ts'

/** Name of the country that a person lives in. */
const homeCountry: SQL<Words | null> = sql`(select c.name from ${country} c where c.tag = ${staff}.lives_in)`

export const face = {
  fkey: staff.fkey,
  name: staff.name,
  firstName: staff.firstName,
  place: staff.place,
  livesIn: staff.livesIn,
  homeCountry,
  role: staff.role,
  since: staff.since,
  countries: staff.countries,
  portraitVersion,
  photo: firstPhoto('staff'),
}

type FaceRow = Pick<
  typeof staff.$inferSelect,
  Exclude<keyof typeof face, 'portraitVersion' | 'photo' | 'homeCountry'>
> & {
  portraitVersion: string
  homeCountry: Words | null
  photo: PhotoRow | null
}

/** Converts a row to card data in one language. */
export function toFace(
  { role, since, place, photo, homeCountry, ...same }: FaceRow,
  locale: Locale,
): StaffFace {
  const town = place[locale]
  return {
    ...same,
    place: town,
    home: homeCountry ? `${town}, ${homeCountry[locale]}` : town,
    role: role[locale],
    since: since[locale],
    photo: presentPhoto(photo, locale),
  }
}

/** Inputs of a person's portrait, and its version; null for an unknown person. */
export async function getPortraitOf({ db }: Pick<RequestContext, 'db'>, fkey: string) {
  const rows = await db
    .select({ name: staff.name, portrait: staff.portrait, version: portraitVersion })
    .from(staff)
    .where(eq(staff.fkey, fkey))
  const [row] = rows
  return row ? { ...row, portrait: row.portrait ?? {} } : null
}

/** Contact persons of the home page's countries, in its order (specification, section 3). */
export async function getGlobalContacts({ db, locale }: ReadContext): Promise<StaffFace[]> {
  const rows = await db
    .select(face)
    .from(staff)
    .innerJoin(country, eq(country.staffFkey, staff.fkey))
    .where(and(eq(staff.active, true), eq(country.active, true), eq(country.type, 'country')))
    .groupBy(staff.fkey)
    .orderBy(asc(min(country.homepageSortOrder)))
    .limit(STAFF_SHOWN)
  return rows.map(row => toFace(row, locale))
}

/** All current staff of a country, the longest-serving first. */
export async function getStaffOf({ db, locale }: ReadContext, tag: string): Promise<StaffFace[]> {
  const rows = await db
    .select(face)
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [tag])))
    .orderBy(asc(staff.dateAdded), asc(staff.fkey))
  return rows.map(row => toFace(row, locale))
}

/** True if no current member of the staff has this key. While the database is away, all keys count as known. */
export async function isUnknownStaff(
  { db }: Pick<RequestContext, 'db'>,
  fkey: string | undefined,
): Promise<boolean> {
  if (fkey === undefined) return false
  try {
    const atWork = and(eq(staff.fkey, fkey), eq(staff.active, true))
    return (await db.select({ fkey: staff.fkey }).from(staff).where(atWork)).length === 0
  } catch (error) {
    if (isUnreachable(error)) return false
    throw error
  }
}
