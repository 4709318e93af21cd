import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { links } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import type { StaffWrapper } from './staff-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale' | 'origin'>

function findFeedback({ db }: Reading) {
  return db
    .select({
      fkey: review.staffFkey,
      title: review.title,
      comment: review.comment,
      date: review.date,
      name: review.name,
    })
    .from(review)
    .where(isNotNull(review.staffFkey))
    .orderBy(desc(review.date), asc(review.key))
}

/** Published trips with the country they begin in. */
function findTrips({ db }: Reading) {
  return db
    .selectDistinctOn([trip.id], { fkey: trip.plannerFkey, key: trip.key, country: tripCountry.countryTag })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .where(isNull(trip.archived))
    .orderBy(asc(trip.id), asc(tripCountry.position))
}

function toStaff(row: typeof staff.$inferSelect): StaffWrapper['staff'] {
  return {
    fkey: row.fkey,
    name: row.name,
    first_name: row.firstName,
    countries: row.countries,
    date_added: row.dateAdded,
    place: row.place,
    spoken_languages: row.spokenLanguages,
    time_zone: row.timeZone,
    working_hours: row.workingHours.map(({ days, from, to }) => ({ days, from, to })),
    book_call_url: row.bookCallUrl,
    imgix_photo_src: row.imgixPhotoSrc,
    profile_en: row.profile.en,
  }
}

/** Everybody at work, the longest with us first (specification, section 7: all_active). Who asks leaves out whom they hide. */
export async function getActiveStaff(ctx: Reading): Promise<StaffWrapper[]> {
  const [people, feedback, trips] = await Promise.all([
    ctx.db.select().from(staff).where(eq(staff.active, true)).orderBy(asc(staff.dateAdded), asc(staff.fkey)),
    findFeedback(ctx),
    findTrips(ctx),
  ])
  return people.map(person => ({
    staff: toStaff(person),
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
