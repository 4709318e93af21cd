import { asc, desc, eq, getTableColumns, isNotNull, lte, sql } from 'drizzle-orm'
import { files, links } from '#app/links.ts'
import { firstPhoto, type PhotoRow } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { isPublished } from '#database/schema/published.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { portraitVersion } from './portrait-version-queries.server.ts'
import type { StaffContact, StaffWrapper } from './staff-schema.ts'

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
