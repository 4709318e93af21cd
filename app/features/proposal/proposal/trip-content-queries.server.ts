import { asc, eq, inArray } from 'drizzle-orm'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { priceComponent, trip, tripDay } from '#database/schema/trip.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { contentFromTripRows, type DraftFor, type TripDayRow } from './content-from-trip.ts'
import { minutesOfDuration } from './duration.ts'

async function findDayRows(db: Readable, tripId: number): Promise<TripDayRow[]> {
  const days = await db
    .select({ day: tripDay, place: { slug: place.slug, country: place.countryTag } })
    .from(tripDay)
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .where(eq(tripDay.tripId, tripId))
    .orderBy(asc(tripDay.number))
  const itemIds = days.flatMap(({ day }) => [...day.tourIds, ...(day.hotelId ? [day.hotelId] : [])])
  const visitIds = days.flatMap(({ day }) => day.visitIds)
  const items = await db.select().from(catalogueItem).where(inArray(catalogueItem.id, itemIds))
  const visits = await db
    .select({ id: place.id, slug: place.slug, name: place.name })
    .from(place)
    .where(inArray(place.id, visitIds))
  const item = new Map(items.map(row => [row.id, row]))
  const visit = new Map(visits.map(row => [row.id, row]))
  return days.map(({ day, place: at }) => {
    const hotel = day.hotelId ? item.get(day.hotelId) : undefined
    return {
      ...day,
      place: at,
      hotel: hotel ? { key: hotel.key, name: hotel.name } : null,
      tours: day.tourIds
        .map(id => item.get(id))
        .filter(row => row !== undefined)
        .map(({ key, name, tourInfoV2 }) => ({
          key,
          name,
          minutes: minutesOfDuration(tourInfoV2?.tourDuration ?? null),
          startsAt: tourInfoV2?.tourTimes[0]?.slice(0, 5) ?? null,
        })),
      visits: day.visitIds.map(id => visit.get(id)).filter(row => row !== undefined),
      legs: day.legs,
      walkKm: day.walk?.kilometres ?? 0,
    }
  })
}

/** A draft of a published trip for a party. Returns null if the trip does not exist or is archived. */
export async function contentFromTrip(
  db: Readable,
  tripKey: string,
  who: DraftFor,
): Promise<{ title: string; content: ProposalContent } | null> {
  const [row] = await db.select().from(trip).where(eq(trip.key, tripKey))
  if (!row || row.archived) return null
  const components = await db
    .select()
    .from(priceComponent)
    .where(eq(priceComponent.tripId, row.id))
    .orderBy(asc(priceComponent.position))
  const content = contentFromTripRows(
    {
      ...row,
      days: await findDayRows(db, row.id),
      components: components.map(component => ({
        ...component,
        partySize: component.partySize ?? { kind: 'Empty' },
      })),
    },
    who,
  )
  return { title: row.title[who.locale], content }
}
