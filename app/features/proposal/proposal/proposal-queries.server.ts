import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PriceComponent } from '#app/features/trip/price/price.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { priceComponent, trip, tripDay } from '#database/schema/trip.ts'
import type { Locale, Words } from '#database/values/locale.ts'
import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'
import { minutesOfDuration, type PlaceFacts, type ProposalFacts, type TourFacts } from './proposal-facts.ts'

/** A day of a published trip, with the rows it refers to. */
interface TripDayRow {
  number: number
  title: Words
  story: Words
  sleep: boolean
  place: { slug: string; country: string }
  hotel: { key: string; name: Words } | null
  tours: { key: string; name: Words; minutes: number | null; startsAt: string | null }[]
  visits: { slug: string; name: Words }[]
  meals: string[]
  legs: Omit<ProposalDay['legs'][number], 'id' | 'startsAt'>[]
  walkKm: number
  altitudeGainM: number
}

/** The party a proposal is written for. */
interface DraftFor {
  locale: Locale
  /** YYYY-MM-DD; null while the dates are open. */
  startsOn: string | null
  adults: number
  childAges: number[]
}

function toDay(row: TripDayRow, locale: Locale): ProposalDay {
  const id = `d${row.number}`
  return {
    id,
    title: row.title[locale],
    story: row.story[locale],
    place: row.place.slug,
    country: row.place.country,
    hotel:
      row.sleep && row.hotel ? { key: row.hotel.key, name: row.hotel.name[locale], alternatives: [] } : null,
    legs: row.legs.map((leg, i) => ({ ...leg, id: `${id}-leg-${i + 1}`, startsAt: null })),
    activities: [
      ...row.tours.map(tour => ({
        id: `${id}-tour-${tour.key}`.slice(0, 40).replace(/-$/, ''),
        kind: 'tour' as const,
        key: tour.key,
        name: tour.name[locale],
        startsAt: tour.startsAt,
        minutes: tour.minutes,
        alternatives: [],
      })),
      ...row.visits.map(visit => ({
        id: `${id}-visit-${visit.slug}`.slice(0, 40).replace(/-$/, ''),
        kind: 'visit' as const,
        key: visit.slug,
        name: visit.name[locale],
        startsAt: null,
        minutes: null,
        alternatives: [],
      })),
    ],
    meals: row.meals.filter(meal => meal === 'breakfast' || meal === 'lunch' || meal === 'dinner'),
    altitudeGainM: row.altitudeGainM,
    walkKm: row.walkKm,
  }
}

/** Makes a first draft from a published trip, in the traveller's language. Its price is computed apart from it. */
function contentFromTripRows(
  trip: {
    key: string
    currency: string
    notIncluded: Words[]
    days: TripDayRow[]
  },
  who: DraftFor,
): ProposalContent {
  return {
    ...who,
    currency: trip.currency,
    days: trip.days.map(day => toDay(day, who.locale)),
    price: [],
    notIncluded: trip.notIncluded.map(words => words[who.locale]),
    tripKey: trip.key,
  }
}

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

interface TripContent {
  title: string
  content: ProposalContent
  components: PriceComponent[]
}

/**
 * A published trip as a proposal without prices, and the components that its price is computed from
 * (features/proposal/pricing). Returns null if it does not exist or is archived.
 */
export async function findTripContent(
  db: Readable,
  tripKey: string,
  { locale, startsOn, adults, childAges }: DraftFor,
): Promise<TripContent | null> {
  const who = { locale, startsOn, adults, childAges }
  const [row] = await db.select().from(trip).where(eq(trip.key, tripKey))
  if (!row || row.archived) return null
  const rows = await db
    .select()
    .from(priceComponent)
    .where(eq(priceComponent.tripId, row.id))
    .orderBy(asc(priceComponent.position))
  const components = rows.map(component => ({
    ...component,
    partySize: component.partySize ?? { kind: 'Empty' as const },
  }))
  const content = contentFromTripRows({ ...row, days: await findDayRows(db, row.id) }, who)
  return { title: row.title[locale], content, components }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function tourFacts(row: typeof catalogueItem.$inferSelect, locale: Locale): TourFacts {
  const info = row.tourInfoV2
  return {
    name: row.name[locale],
    minutes: minutesOfDuration(info?.tourDuration ?? null),
    minimumAge: numberOf(row.details.minimumAge),
    days: info?.tourDays ?? [],
    months: row.bestMonths && row.bestMonths.length < 12 ? row.bestMonths : null,
  }
}

function placeFacts(row: typeof place.$inferSelect, locale: Locale): PlaceFacts {
  return {
    name: row.name[locale],
    latitude: row.latitude,
    longitude: row.longitude,
    altitudeM: row.altitudeM,
    timeZone: row.timeZone,
    climate: row.climate,
    wildlife: row.wildlife.map(({ name, months }) => ({ name: name[locale], months })),
  }
}

/** The catalogue's facts about a proposal's places, and its tours with their alternatives; those not in the catalogue are left out. */
export async function findFacts(db: Readable, { days, locale }: ProposalContent): Promise<ProposalFacts> {
  const countries = [...new Set(days.map(({ country }) => country))]
  const slugs = new Set(days.flatMap(day => [day.place, ...day.legs.flatMap(({ from, to }) => [from, to])]))
  const activities = days.flatMap(day => day.activities)
  const keys = [
    ...activities.flatMap(({ kind, key }) => (kind === 'tour' && key) || []),
    ...activities.flatMap(({ alternatives }) => alternatives.flatMap(({ key }) => key ?? [])),
  ]
  const [places, tours] = await Promise.all([
    db
      .select()
      .from(place)
      .where(and(inArray(place.slug, [...slugs]), inArray(place.countryTag, countries))),
    db
      .select()
      .from(catalogueItem)
      .where(
        and(
          eq(catalogueItem.kind, 'tour'),
          inArray(catalogueItem.key, keys),
          inArray(catalogueItem.countryTag, countries),
        ),
      ),
  ])
  return {
    places: Object.fromEntries(places.map(row => [row.slug, placeFacts(row, locale)])),
    tours: Object.fromEntries(tours.map(row => [row.key, tourFacts(row, locale)])),
  }
}
