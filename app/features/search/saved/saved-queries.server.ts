import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { hotelPicture } from '#app/features/catalogue/hotel/hotel.ts'
import { portraitVersion, tripPlanner } from '#app/features/people/staff/staff-queries.server.ts'
import { highestBed, routeStops } from '#app/features/trip/itinerary/itinerary.ts'
import { priceParts } from '#app/features/trip/price/price-queries.server.ts'
import { lowestDays } from '#app/features/trip/price/price-schema.ts'
import { files, links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { Picture } from '#app/picture/picture.ts'
import { pictureAddress } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMetres, formatMinutes, formatMoney, formatMonths } from '#app/text/figures.ts'
import { bestHour, plateOf } from '#art/plate/plate.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { Readable } from '#database/connect.ts'
import { article } from '#database/schema/article.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { place } from '#database/schema/place.ts'
import { savedItem } from '#database/schema/saved.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { partsOf, type SavedKind } from './saved.ts'
import type { SavedCard, SavedTrip } from './saved-schema.ts'

/** What is saved, as it is shown: what is archived as well, so that it can be named. */

interface Found {
  name: Words
  line: string
  tags: readonly string[]
  /** Null for what is archived. */
  url: string | null
  picture: string | null
  trip?: SavedTrip
  /** Keys of trips that come near to it. */
  related?: readonly string[]
}

type Finder = (ctx: ReadContext, keys: readonly string[]) => Promise<(readonly [ref: string, Found])[]>

interface NightRow {
  placeId: number
  place: Words
  sleep: boolean
  hotelId: number | null
  placeM: number
  hotelM: number | null
  visits: Words[]
}

const nights = sql<NightRow[]>`(
  select coalesce(json_agg(json_build_object(
    'placeId', p.id, 'place', p.name, 'sleep', d.sleep, 'hotelId', d.hotel_id,
    'placeM', p.altitude_m,
    'hotelM', (select (h.details ->> 'altitude')::float from ${catalogueItem} h where h.id = d.hotel_id),
    'visits', (select coalesce(json_agg(v.name), '[]') from ${place} v where v.id = any(d.visit_ids))
  ) order by d.number), '[]')
  from ${tripDay} d join ${place} p on p.id = d.place_id
  where d.trip_id = ${trip}.id)`

const tripTags = sql<string[]>`(
  select coalesce(json_agg(c.country_tag order by c.position), '[]') from ${tripCountry} c where c.trip_id = ${trip}.id)`

function findTripRows({ db }: ReadContext, keys: readonly string[]) {
  return db
    .select({
      trip: {
        key: trip.key,
        title: trip.title,
        line: trip.line,
        days: trip.days,
        bestMonths: trip.bestMonths,
        walking: trip.walking,
        habitats: trip.habitats,
        poster: trip.poster,
        related: trip.related,
        fromPriceMinor: trip.fromPriceMinor,
        currency: trip.currency,
        priceParts,
      },
      finder: {
        longestDrive: finderTrip.longestDrive,
        flights: finderTrip.flights,
      },
      planner: {
        fkey: staff.fkey,
        name: staff.name,
        firstName: staff.firstName,
        place: staff.place,
        countries: staff.countries,
        portraitVersion,
        photo: firstPhoto('staff'),
      },
      photo: firstPhoto('trip'),
      tags: tripTags,
      nights,
    })
    .from(trip)
    .innerJoin(staff, eq(staff.fkey, tripPlanner))
    .leftJoin(finderTrip, eq(finderTrip.tripId, trip.id))
    .where(inArray(trip.key, [...keys]))
}

type TripRow = Awaited<ReturnType<typeof findTripRows>>[number]

function comparedTrip(
  { trip: row, finder, planner, nights }: TripRow,
  locale: ReadContext['locale'],
): SavedTrip | undefined {
  // Only a published trip has a row in the finder.
  if (!finder) return undefined
  const stops = routeStops(nights.map(({ place: at, sleep }) => ({ place: at[locale], sleep })))
  const highest =
    highestBed(nights.map(({ placeM, ...night }) => ({ ...night, place: { altitudeM: placeM } }))) ?? 0
  const asleep = nights.filter(({ sleep }) => sleep)
  return {
    days: row.days,
    price: row.fromPriceMinor
      ? { value: row.fromPriceMinor, text: formatMoney(row.fromPriceMinor, row.currency, locale) }
      : null,
    price_days: lowestDays(row.priceParts, row.bestMonths, locale),
    best_months: row.bestMonths,
    months: formatMonths(row.bestMonths, locale),
    walking: row.walking[locale],
    highest: { value: highest, text: formatMetres(highest, locale) },
    drive: {
      value: finder.longestDrive,
      text: finder.longestDrive > 0 ? formatMinutes(finder.longestDrive) : m.saved_fact_no_drive(),
    },
    flights: finder.flights,
    one_night_stops: stops.filter(stop => stop.nights === 1).length,
    houses: new Set(asleep.flatMap(({ hotelId }) => hotelId ?? [])).size,
    planner: `${planner.firstName}, ${planner.place[locale]}`,
    planned_by: {
      key: planner.fkey,
      name: planner.name,
      first_name: planner.firstName,
      portrait: planner.photo
        ? files.photo(planner.photo.key, 640)
        : files.portrait(planner.fkey, 'avatar', planner.portraitVersion),
      countries: planner.countries,
    },
    stops,
    places: [
      ...new Set(nights.flatMap(({ place: at, visits }) => [at, ...visits].map(name => name[locale]))),
    ],
  }
}

const findTrips: Finder = async (ctx, keys) =>
  (await findTripRows(ctx, keys)).map(row => {
    const { key, title, habitats, poster } = row.trip
    const [first] = row.tags
    const compared = comparedTrip(row, ctx.locale)
    return [
      `trip/${key}`,
      {
        name: title,
        line: compared
          ? [m.trip_card_days({ count: compared.days }), compared.months, compared.price?.text]
              .filter(Boolean)
              .join(', ')
          : row.trip.line[ctx.locale],
        tags: row.tags,
        url: compared && first ? links.trip(first, key) : null,
        picture: pictureAddress(row.photo, {
          ...{ key, country: first, habitats, subject: title.en },
          ...posterOverride(poster),
        }),
        ...(compared && { trip: compared }),
        related: row.trip.related,
      },
    ]
  })

function drawnAddress(picture: Picture): string {
  if ('photo' in picture) return files.photo(picture.photo.key, 1080)
  if ('house' in picture) return files.house(picture.house, '4x3')
  const { kind, palette, seed } = picture.poster
  return files.poster(kind, palette, seed, '4x3')
}

function findItems(kind: 'tour' | 'hotel'): Finder {
  return async ({ db, locale }, keys) => {
    const rows = await db
      .select({
        item: catalogueItem,
        at: { name: place.name, altitudeM: place.altitudeM },
        photo: firstPhoto(kind),
      })
      .from(catalogueItem)
      .innerJoin(place, eq(place.id, catalogueItem.placeId))
      .where(and(eq(catalogueItem.kind, kind), inArray(catalogueItem.key, [...keys])))
    return rows.map(({ item, at, photo }) => {
      const { key, countryTag: tag, name, habitats, poster } = item
      const facts = { key, country: tag, habitats, subject: name.en, ...posterOverride(poster) }
      const page = kind === 'tour' ? links.tours : links.hotels
      return [
        `${kind}/${tag}/${key}`,
        {
          ...{ name, tags: [tag], line: `${at.name[locale]}. ${item.line[locale]}` },
          url: item.archived === null ? page(tag, {}, `#${key}`) : null,
          picture:
            kind === 'tour'
              ? pictureAddress(photo, facts)
              : drawnAddress(
                  hotelPicture(presentPhoto(photo, locale), {
                    ...{ ...item, country: tag, altitudeM: at.altitudeM },
                  }),
                ),
        },
      ]
    })
  }
}

function findPlaces(kind: 'destination' | 'attraction' | 'region'): Finder {
  return async ({ db, locale }, keys) => {
    const rows = await db
      .select({ place, photo: firstPhoto('place') })
      .from(place)
      .where(and(eq(place.kind, kind), inArray(place.slug, [...keys])))
    return rows.map(({ place: { slug, countryTag: tag, name, line, habitats, poster, archived }, photo }) => [
      `${kind}/${tag}/${slug}`,
      {
        ...{ name, tags: [tag], line: line[locale] },
        url: archived === null ? placeAddress(tag, kind, slug) : null,
        picture: pictureAddress(photo, {
          ...{ key: slug, country: tag, habitats, subject: name.en },
          ...posterOverride(poster),
        }),
      },
    ])
  }
}

const findSpecies: Finder = async ({ db, locale }, keys) => {
  const rows = await db
    .select()
    .from(species)
    .where(inArray(species.key, [...keys]))
  return rows.map(({ key, name, latin, line, seen }) => {
    const plate = plateOf(latin)
    return [
      `species/${key}`,
      {
        ...{ name, line: line[locale], url: links.species(key), tags: seen.map(({ country }) => country) },
        picture: plate && files.plate(plate, bestHour(plate), '4x3'),
      },
    ]
  })
}

const findArticles: Finder = async ({ db, locale }, keys) => {
  const rows = await db
    .select({ article, photo: firstPhoto('article') })
    .from(article)
    .where(inArray(article.slug, [...keys]))
  return rows.map(({ article: { slug, title, intro, countryTag, poster }, photo }) => [
    `article/${slug}`,
    {
      ...{ name: title, line: intro[locale], url: links.article(slug), tags: countryTag ? [countryTag] : [] },
      picture: pictureAddress(photo, {
        ...{ key: slug, country: countryTag ?? undefined, subject: title.en },
        ...posterOverride(poster),
      }),
    },
  ])
}

const finders: Record<SavedKind, Finder> = {
  trip: findTrips,
  tour: findItems('tour'),
  hotel: findItems('hotel'),
  destination: findPlaces('destination'),
  attraction: findPlaces('attraction'),
  region: findPlaces('region'),
  species: findSpecies,
  article: findArticles,
}

async function findActive({ db, locale }: ReadContext): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ tag: country.tag, name: country.name })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
  return new Map(rows.map(({ tag, name }) => [tag, name[locale]]))
}

/** Items as they are shown, in their order; of what no longer exists only the reference. */
export async function getSavedCards(ctx: ReadContext, refs: readonly string[]): Promise<SavedCard[]> {
  const parts = refs.flatMap(ref => {
    const part = partsOf(ref)
    return part ? { ref, ...part } : []
  })
  const keysOf = Map.groupBy(parts, ({ kind }) => kind)
  const [active, ...lists] = await Promise.all([
    findActive(ctx),
    ...[...keysOf].map(([kind, some]) => finders[kind](ctx, [...new Set(some.map(({ key }) => key))])),
  ])
  const found = new Map(lists.flat())
  const near = new Map(await findTrips(ctx, relatedOf(found)))
  return parts.map(({ ref, kind, country: tag }) => {
    const item = found.get(ref)
    const tags = item?.tags ?? (tag ? [tag] : [])
    const countries = tags.flatMap(one => {
      const name = active.get(one)
      return name === undefined ? [] : { tag: one, name }
    })
    const url = item?.url != null && (tags.length === 0 || countries.length > 0) ? item.url : null
    const [first] = countries
    const instead = item?.related?.flatMap(key => near.get(`trip/${key}`) ?? []).find(one => one.url !== null)
    return {
      ...{ ref, kind, countries, url },
      name: item?.name ?? null,
      line: item?.line ?? '',
      picture: item?.picture ?? null,
      trip: (url !== null && item?.trip) || null,
      instead:
        url !== null
          ? null
          : instead?.url
            ? { name: instead.name[ctx.locale], url: instead.url }
            : first
              ? { name: first.name, url: links.country(first.tag) }
              : null,
    }
  })
}

/** Trips that come near to those that are no longer offered. */
function relatedOf(found: ReadonlyMap<string, Found>): string[] {
  const gone = [...found.values()].filter(({ url }) => url === null)
  return [...new Set(gone.flatMap(({ related }) => related ?? []))]
}

/** What a person has saved, oldest first. */
export async function findSaved(db: Readable, userId: number): Promise<string[]> {
  const rows = await db
    .select({ ref: savedItem.ref })
    .from(savedItem)
    .where(eq(savedItem.userId, userId))
    .orderBy(asc(savedItem.id))
  return rows.map(({ ref }) => ref)
}
