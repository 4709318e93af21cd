import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  lte,
  min,
  type SQL,
  sql,
} from 'drizzle-orm'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { files, links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { firstPhoto, type PhotoRow, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { isPublished } from '#database/schema/published.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { type Presence, presenceIn } from './presence.ts'
import { everybodyFor, STAFF_SHOWN } from './staff.ts'
import type { StaffContact, StaffFace, StaffWrapper } from './staff-schema.ts'

/** Hash of a portrait's inputs, so that a changed portrait gets a new address. */
export const portraitVersion = sql<string>`left(
  encode(sha256(convert_to(${staff.name} || coalesce(${staff.portrait}::text, ''), 'UTF8')), 'hex'),
  8
)`

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
export const getGlobalContacts = cachedRead(
  'contacts of the company',
  { tables: [staff, country, photo, photoUse] },
  async ({ db, locale }: ReadContext): Promise<StaffFace[]> => {
    const rows = await db
      .select(face)
      .from(staff)
      .innerJoin(country, eq(country.staffFkey, staff.fkey))
      .where(and(eq(staff.active, true), eq(country.active, true), eq(country.type, 'country')))
      .groupBy(staff.fkey)
      .orderBy(asc(min(country.homepageSortOrder)))
      .limit(STAFF_SHOWN)
    return rows.map(row => toFace(row, locale))
  },
)

/** All current staff of a country, the longest-serving first. */
export async function getStaffOf({ db, locale }: ReadContext, tag: string): Promise<StaffFace[]> {
  const rows = await db
    .select(face)
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [tag])))
    .orderBy(asc(staff.dateAdded), asc(staff.fkey))
  return rows.map(row => toFace(row, locale))
}

/**
 * Key of who answers for a trip: its planner while at work, otherwise who plans a country of it, first the contact of one;
 * where nobody does, whoever of the staff has been here longest.
 */
export const tripPlanner = sql`(
  select s.fkey from ${staff} s
  where s.active
  order by s.fkey = ${trip.plannerFkey} desc,
    s.countries && array(select tc.country_tag from trip_country tc where tc.trip_id = ${trip.id}) desc,
    exists (
      select from trip_country tc join ${country} c on c.tag = tc.country_tag
      where tc.trip_id = ${trip.id} and c.staff_fkey = s.fkey
    ) desc,
    s.date_added, s.fkey
  limit 1
)`

/** Columns of a staff contact. */
export const contactColumns = {
  fkey: staff.fkey,
  name: staff.name,
  bookCallUrl: staff.bookCallUrl,
  imgixPhotoSrc: staff.imgixPhotoSrc,
  profile: staff.profile,
  portraitVersion,
  ownPhoto: firstPhoto('staff'),
}

type ContactRow = Pick<
  typeof staff.$inferSelect,
  'fkey' | 'name' | 'bookCallUrl' | 'imgixPhotoSrc' | 'profile'
> & { portraitVersion: string; ownPhoto: PhotoRow | null }

/** Address of a portrait: an external one, otherwise the operator's photograph, otherwise the drawing. */
function photoSource(
  { fkey, imgixPhotoSrc, ownPhoto, portraitVersion: version }: ContactRow,
  origin: string,
) {
  if (imgixPhotoSrc) return imgixPhotoSrc
  return origin + (ownPhoto ? files.photo(ownPhoto.key, 1080) : files.portrait(fkey, 'square', version))
}

/** A staff contact with the specification's field names (section 3). */
export function toStaffContact(row: ContactRow, { origin }: Pick<RequestContext, 'origin'>): StaffContact {
  return {
    id: row.fkey,
    name: row.name,
    book_call_url: row.bookCallUrl,
    imgix_photo_src: photoSource(row, origin),
    profile_en: row.profile.en,
  }
}

type Context = ReadContext & Pick<RequestContext, 'origin'>

/** Reviews per person in the answer; the review search has all of them. */
export const FEEDBACK_SHOWN = 5

/** The newest reviews of each person, newest first. */
function findFeedback({ db }: Context) {
  const ranked = db
    .select({
      fkey: review.staffFkey,
      key: review.key,
      title: review.title,
      comment: review.comment,
      date: review.date,
      name: review.name,
      rank: sql<number>`row_number() over (partition by ${review.staffFkey} order by ${review.date} desc, ${review.key})`.as(
        'rank',
      ),
    })
    .from(review)
    .where(isNotNull(review.staffFkey))
    .as('ranked')
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, FEEDBACK_SHOWN))
    .orderBy(desc(ranked.date), asc(ranked.key))
}

/** Published trips with their first country. */
function findTrips({ db }: Context) {
  return db
    .selectDistinctOn([trip.id], { fkey: trip.plannerFkey, key: trip.key, country: tripCountry.countryTag })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .where(isPublished(trip))
    .orderBy(asc(trip.id), asc(tripCountry.position))
}

const columns = { ...getTableColumns(staff), ...contactColumns }

function findPeople({ db }: Context) {
  return db
    .select(columns)
    .from(staff)
    .where(eq(staff.active, true))
    .orderBy(asc(staff.dateAdded), asc(staff.fkey))
}

function toStaff(row: Awaited<ReturnType<typeof findPeople>>[number], ctx: Context): StaffWrapper['staff'] {
  return {
    ...toStaffContact(row, ctx),
    fkey: row.fkey,
    first_name: row.firstName,
    countries: row.countries,
    date_added: row.dateAdded,
    place: row.place[ctx.locale],
    spoken_languages: row.spokenLanguages,
    time_zone: row.timeZone,
    working_hours: row.workingHours.map(({ days, from, to }) => ({ days, from, to })),
  }
}

/**
 * All current staff, the longest-serving first (specification, section 7: all_active). Callers filter hidden staff.
 */
export async function getActiveStaff(ctx: Context): Promise<StaffWrapper[]> {
  const [people, feedback, trips] = await Promise.all([findPeople(ctx), findFeedback(ctx), findTrips(ctx)])
  return people.map(person => ({
    staff: toStaff(person, ctx),
    feedbackEntries: feedback
      .filter(({ fkey }) => fkey === person.fkey)
      .map(({ title, comment, date, name }) => ({
        title: title?.[ctx.locale],
        comment: comment[ctx.locale],
        date,
        name,
      })),
    publishedTripUrls: trips
      .filter(({ fkey }) => fkey === person.fkey)
      .map(({ country, key }) => ctx.origin + links.trip(country, key)),
  }))
}

/** The planner of a country and where they live. */
export async function getPresence(ctx: ReadContext, tag: string): Promise<Presence> {
  const [operator, staff, [row]] = await Promise.all([
    getOperator(ctx),
    getStaffOf(ctx, tag),
    ctx.db.select({ first: country.staffFkey }).from(country).where(eq(country.tag, tag)),
  ])
  const first = row?.first ?? null
  return presenceIn(everybodyFor(staff, { country: tag, hidden: operator.hiddenStaff, first }), tag)
}

/** Sitemap entries of all current staff. */
export async function listStaffPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .select({ fkey: staff.fkey })
    .from(staff)
    .where(eq(staff.active, true))
    .orderBy(asc(staff.fkey))
  return [{ path: links.experts() }, ...rows.map(({ fkey }) => ({ path: links.expert(fkey) }))]
}
