import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import type { BeforeSubject } from '#database/values/before-you-go.ts'
import { highPointOf } from '#database/values/highest-point.ts'
import { isSound } from './before-you-go.ts'
import { factsOf, getWritten, showFact } from './before-you-go-queries.server.ts'
import type { TripBefore, TripBeforeRow } from './before-you-go-schema.ts'
import { altitudeWords, coverWords, hazardWords, type TripGround } from './trip-before.ts'

type Context = ReadContext & Pick<RequestContext, 'now'>

/** What a tour, a house or a sight has in its details that a policy asks for. */
const details = z.object({
  altitude: z.number().nullable().catch(null),
  asks: z.array(z.string()).catch([]),
})

async function findGround({ db }: ReadContext, tripId: number) {
  const [days, countries, treks] = await Promise.all([
    db
      .select({ day: tripDay, place, hotel: catalogueItem.details })
      .from(tripDay)
      .innerJoin(place, eq(place.id, tripDay.placeId))
      .leftJoin(catalogueItem, eq(catalogueItem.id, tripDay.hotelId))
      .where(eq(tripDay.tripId, tripId))
      .orderBy(asc(tripDay.number)),
    db
      .select({ tag: country.tag })
      .from(tripCountry)
      .innerJoin(country, and(eq(country.tag, tripCountry.countryTag), eq(country.active, true)))
      .where(eq(tripCountry.tripId, tripId))
      .orderBy(asc(tripCountry.position)),
    db
      .select({ tag: country.tag, trek: country.trek })
      .from(country)
      .innerJoin(trip, and(eq(trip.id, tripId), sql`${country.trek} ->> 'trip' = ${trip.key}`)),
  ])
  const [visits, tours] = await Promise.all([
    db
      .select({ id: place.id, altitudeM: place.altitudeM, asks: place.asks })
      .from(place)
      .where(
        inArray(
          place.id,
          days.flatMap(({ day }) => day.visitIds),
        ),
      ),
    db
      .select({ interests: catalogueItem.interests, details: catalogueItem.details })
      .from(catalogueItem)
      .where(
        inArray(
          catalogueItem.id,
          days.flatMap(({ day }) => day.tourIds),
        ),
      ),
  ])
  return { days, countries: countries.map(({ tag }) => tag), treks, visits, tours }
}

/** Where a day ends: as high as its house, and as its place only where that is not known. */
function heightOf(at: { altitudeM: number }, hotel: unknown): number {
  return details.parse(hotel ?? {}).altitude ?? at.altitudeM
}

/** Of a trip's days: where it sleeps, how high it goes, and what is done on the way. */
const getGround = cachedRead(
  'before you go on a trip',
  { tables: [trip, tripDay, tripCountry, country, place, catalogueItem] },
  async (ctx: ReadContext, tripId: number): Promise<TripGround> => {
    const { days, countries, treks, visits, tours } = await findGround(ctx, tripId)
    const { locale } = ctx
    const nights = days.flatMap(({ day, place: at, hotel }) => {
      const altitudeM = heightOf(at, hotel)
      return day.sleep ? [{ country: at.countryTag, slug: at.slug, name: at.name[locale], altitudeM }] : []
    })
    const walked = treks.flatMap(({ tag, trek }) =>
      (trek?.days ?? []).map(({ to, sleep, highest }) => ({
        ...{ country: tag, slug: tag, name: to[locale], altitudeM: sleep, highest },
      })),
    )
    const asks = new Set([
      ...visits.flatMap(visit => visit.asks),
      ...tours.flatMap(tour => details.parse(tour.details).asks),
      ...days.flatMap(({ day }) => day.legs.map(({ mode }) => mode)),
    ])
    return {
      countries,
      nights: [...Map.groupBy([...nights, ...walked], one => `${one.country}/${one.slug}`).values()].flatMap(
        at => at.toSorted((one, other) => other.altitudeM - one.altitudeM)[0] ?? [],
      ),
      highestM: Math.max(
        ...days.map(({ day, place: at, hotel }) => {
          const visitsM = visits.filter(({ id }) => day.visitIds.includes(id)).map(visit => visit.altitudeM)
          return highPointOf({ endM: heightOf(at, hotel), visitsM, highestM: day.highestM }).metres
        }),
        ...walked.map(({ highest }) => highest),
      ),
      climbs: days.flatMap(({ day, place: at }, i) =>
        days[i - 1]?.place.id === at.id ? [{ fromM: at.altitudeM, climbM: day.altitudeGainM }] : [],
      ),
      asks: [...asks],
      interests: [...new Set(tours.flatMap(({ interests }) => interests))],
    }
  },
)

/** What the travellers of a trip need to know before going, of its countries, heights and places alone. */
export async function getTripBefore(ctx: Context, tripId: number): Promise<TripBefore | null> {
  const ground = await getGround(ctx, tripId)
  const found = await Promise.all(ground.countries.map(tag => getWritten(ctx, tag)))
  const written = found.flatMap(one => one ?? [])
  if (written.length === 0) return null
  const isAlone = written.length === 1
  /** The first thing that is known of a subject in each of its countries, as far as it is fresh. */
  function said(subject: BeforeSubject): TripBeforeRow['facts'] {
    return written.flatMap(({ tag, name, text }) => {
      const fact = factsOf(text, subject)
        .map(one => showFact(one, ctx))
        .find(isSound)
      return fact ? [{ ...fact, tag, country: isAlone ? null : name[ctx.locale] }] : []
    })
  }
  const placesOf = (tag: string) => written.find(one => one.tag === tag)?.text.places ?? {}
  const nights = ground.nights.map(night => ({ ...night, hazards: placesOf(night.country)[night.slug] }))
  const rows: TripBeforeRow[] = [
    { subject: 'entry', lines: [], facts: said('entry') },
    { subject: 'yellow-fever', lines: hazardWords('yellowFever', nights), facts: said('yellow-fever') },
    {
      subject: 'malaria',
      lines: [...hazardWords('malaria', nights), ...hazardWords('dengue', nights)],
      facts: [],
    },
    { subject: 'altitude', lines: altitudeWords(ground), facts: [] },
    // A country's own fact names what any of its trips may do: a summit, diving. This trip's is the sum of its days.
    { subject: 'insurance', lines: coverWords(ground), facts: [] },
  ]
  return {
    countries: written.map(({ tag, name }) => ({ tag, name: name[ctx.locale] })),
    rows: rows.filter(({ lines, facts }) => lines.length > 0 || facts.length > 0),
  }
}
