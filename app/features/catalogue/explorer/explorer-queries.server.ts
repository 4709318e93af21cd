import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { countryDoor } from '#app/features/catalogue/country/country.ts'
import { getSoughtPlaces } from '#app/features/catalogue/country/country-api-queries.server.ts'
import { nightsInWords } from '#app/features/catalogue/place/place-schema.ts'
import { itineraryRoute, type Leg } from '#app/features/trip/itinerary/itinerary.ts'
import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import {
  type DayRow,
  drawTravelledRoute,
  findCalls,
  findDays,
  presentDays,
} from '#app/features/trip/itinerary/itinerary-queries.server.ts'
import type {
  CountryExplorerData,
  ExplorerMap,
  MapWay,
  PlaceEntry,
  TripExplorerData,
  View,
} from '#app/map/explorer/explorer-schema.ts'
import { viewOfPoints, wholeView } from '#app/map/explorer/view.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMetres } from '#app/text/figures.ts'
import { landPart } from '#cartography/curves/land-part.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import { country } from '#database/schema/country.ts'
import { place, transfer } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { drawExplorerMap, type ExplorerPlace, viewOfMark } from './draw-explorer-map.server.ts'
import { addedUp } from './ways-between.ts'

/**
 * The map of a country with all its places, or its popular ones if none has a page yet.
 * @throws AppError `not_found` for a country without a page of its own.
 */
export async function getCountryExplorer(ctx: ReadContext, tag: string): Promise<CountryExplorerData> {
  const [row] = await ctx.db.select().from(country).where(eq(country.tag, tag))
  if (!row || countryDoor(row) !== 'page') throw new AppError('not_found')
  const [places, ends] = await Promise.all([findPlaces(ctx, tag), findTripEnds(ctx, tag)])
  const named = { first: row.page?.places ?? [], ends }
  const asked = places.length > 0 ? [] : await getSoughtPlaces(ctx, tag)
  const ways = await findWays(ctx, places)
  const { legs, changes } = itineraryRoute(ways)
  const map = drawExplorerMap({
    countries: [row.a2Code],
    waters: watersOf(row.page, ctx.locale),
    places: [
      ...places.map(each => toMark(each, named, ctx.locale)),
      ...asked.map(each => ({ ...each, kind: 'stop' as const, rank: 0 })),
      ...changes.map(change => ({ ...change, name: '', kind: 'stop' as const, rank: 0 })),
    ],
    legs,
  })
  const groups =
    asked.length > 0
      ? [{ region: null, places: asked.map(each => askedEntry(each, map)) }]
      : byRegion(places, map, ctx.locale)
  return { tag, name: row.name[ctx.locale], map, groups, ways: ways.map(({ legs: _, ...way }) => way) }
}

/** The places of a country in which its trips begin or end. */
async function findTripEnds({ db }: ReadContext, tag: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: place.slug })
    .from(tripDay)
    .innerJoin(trip, and(eq(trip.id, tripDay.tripId), isPublished(trip)))
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .where(and(eq(place.countryTag, tag), or(eq(tripDay.number, 1), eq(tripDay.number, trip.days))))
    .orderBy(asc(place.slug))
  return rows.map(({ slug }) => slug)
}

interface TravelledWay extends MapWay {
  legs: Leg[]
}

/** Transfers between the country's places, in a stable order. */
async function findWays({ db }: ReadContext, places: readonly PlaceRow[]): Promise<TravelledWay[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  const rides = await db
    .select()
    .from(transfer)
    .where(inArray(transfer.fromId, ids))
    .orderBy(asc(transfer.fromId), asc(transfer.toId), asc(transfer.position))
  const keys = new Map(places.map(row => [row.id, keyOf(row)]))
  const byEnds = Map.groupBy(rides, ({ fromId, toId }) => `${fromId} ${toId}`)
  return [...byEnds.values()].flatMap((parts, i) => {
    const [from, to] = [keys.get(parts[0]?.fromId ?? 0), keys.get(parts[0]?.toId ?? 0)]
    if (!from || !to) return []
    const modes = parts.map(({ mode }) => mode)
    return [
      {
        ...{ number: i + 1, from, to },
        ...addedUp(parts.map(({ minutes, kilometres }) => ({ minutes, kilometres: Number(kilometres) }))),
        modes: modes.filter((mode, at) => mode !== modes[at - 1]),
        legs: parts.map(({ mode, via }) => ({ mode, via, from, to })),
      },
    ]
  })
}

function findPlaces({ db }: ReadContext, tag: string) {
  return db
    .select({
      id: place.id,
      kind: place.kind,
      slug: place.slug,
      regionId: place.regionId,
      nearId: place.nearId,
      name: place.name,
      line: place.line,
      lat: place.latitude,
      lon: place.longitude,
      altitudeM: place.altitudeM,
      nights: place.nights,
    })
    .from(place)
    .where(and(eq(place.countryTag, tag), isPublished(place)))
    .orderBy(asc(place.id))
}

type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

/** Slugs are unique only within a country and a kind. */
function keyOf({ kind, slug }: Pick<PlaceRow, 'kind' | 'slug'>): string {
  return kind === 'destination' ? slug : `${kind}-${slug}`
}

/** The places that a map names before others. */
interface NamedFirst {
  first: readonly string[]
  /** Where trips begin or end. */
  ends: readonly string[]
}

function toMark(row: PlaceRow, { first, ends }: NamedFirst, locale: Locale): ExplorerPlace {
  const { kind, slug, name, lat, lon } = row
  const ofStop = first.includes(slug) ? 0 : ends.includes(slug) ? 0.5 : 1
  const ranks = { destination: ofStop, region: 2, attraction: 3 }
  const kinds = { destination: 'stop', region: 'region', attraction: 'sight' } as const
  return { key: keyOf(row), name: name[locale], lat, lon, kind: kinds[kind], rank: ranks[kind] }
}

/** Every region with its destinations, followed by its attractions. */
function byRegion(
  rows: readonly PlaceRow[],
  map: ExplorerMap,
  locale: Locale,
): CountryExplorerData['groups'] {
  const regionOf = ({ regionId, nearId }: PlaceRow) =>
    regionId ?? rows.find(({ id }) => id === nearId)?.regionId ?? null
  const regions = rows.filter(({ kind }) => kind === 'region')
  return regions.map(region => {
    const own = rows.filter(row => row.kind !== 'region' && regionOf(row) === region.id)
    const ordered = [
      ...own.filter(({ kind }) => kind === 'destination'),
      ...own.filter(({ kind }) => kind === 'attraction'),
    ]
    const points = map.marks
      .filter(({ key }) => [region, ...own].some(row => keyOf(row) === key))
      .map(({ x, y }) => [x, y] as const)
    return {
      region: { ...entryOf(region, map, locale), view: viewOfPoints(map, points, 4) },
      places: ordered.map(row => entryOf(row, map, locale)),
    }
  })
}

function entryOf(row: PlaceRow, map: ExplorerMap, locale: Locale): PlaceEntry {
  const { kind, slug, name, line, altitudeM } = row
  const key = keyOf(row)
  return {
    key,
    kind,
    slug,
    name: name[locale],
    line: line[locale],
    altitude: kind === 'region' ? null : formatMetres(altitudeM, locale),
    nights: nightsInWords(row.nights),
    view: viewOfMark(map, key),
  }
}

function askedEntry({ key, name }: MapPlace, map: ExplorerMap): PlaceEntry {
  return {
    key,
    kind: 'asked',
    slug: key,
    name,
    line: null,
    altitude: null,
    nights: null,
    view: viewOfMark(map, key),
  }
}

/** Maximum zoom for a day in one place. */
const CLOSEST_DAY = 4

/**
 * The map of a trip with its days.
 * @throws AppError `not_found` for an unknown or archived trip, and for one without an active country.
 */
export async function getTripExplorer(ctx: ReadContext, key: string): Promise<TripExplorerData> {
  const rows = await findTrip(ctx, key)
  const first = rows.find(row => row.country.active)
  if (!first) throw new AppError('not_found')
  const countries = rows.map(row => row.country)
  const days = await findDays(ctx.db, first.id)
  const calls = await findCalls(
    ctx.db,
    days,
    countries.map(({ tag }) => tag),
  )
  const route = drawTravelledRoute({ countries, days, calls }, ctx.locale)
  const map = drawExplorerMap({
    ...route,
    waters: route.waters ?? [],
    places: route.places.map(place => ({ ...place, kind: 'stop', rank: place.days?.length ? 0 : 1 })),
    close: true,
  })
  const presented = presentDays({ key, days, calls, tours: [] }, ctx.locale)
  return {
    key,
    title: first.title[ctx.locale],
    line: first.line[ctx.locale],
    country: { tag: first.country.tag, name: first.country.name[ctx.locale] },
    map,
    view: viewOfLand(map, route),
    days: presented.map(({ number, title, places, legs, hotel }, i) => ({
      number,
      title,
      places,
      legs,
      hotel,
      place: days[i]?.place.slug ?? '',
      view: viewOfDay(map, days[i]),
    })),
  }
}

function findTrip({ db }: ReadContext, key: string) {
  return db
    .select({
      id: trip.id,
      title: trip.title,
      line: trip.line,
      country: {
        tag: country.tag,
        name: country.name,
        a2Code: country.a2Code,
        active: country.active,
        page: country.page,
      },
    })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(and(eq(trip.key, key), isPublished(trip)))
    .orderBy(asc(tripCountry.position))
}

/** The first view: the ground that one travels on, without what only a long flight reaches. */
function viewOfLand(map: ExplorerMap, { places, legs }: TravelledRoute): View {
  const land = landPart(places, legs)
  if (land.size === places.length) return wholeView(map)
  const marks = map.marks.filter(({ key }) => land.has(key))
  return viewOfPoints(
    map,
    marks.map(({ x, y }) => [x, y]),
    CLOSEST_DAY,
  )
}

/** The view of a day: the place where it ends, and every bend of its route. */
function viewOfDay(map: ExplorerMap, day: DayRow | undefined): View {
  const bends = map.legs.filter(leg => leg.day === day?.number).flatMap(leg => pointsOf(leg.path))
  const end = map.marks.find(mark => mark.key === day?.place.slug)
  return viewOfPoints(map, [...bends, ...(end ? [[end.x, end.y] as const] : [])], CLOSEST_DAY)
}

/** The nodes of a path `M x y C x y x y x y …`: every third pair after the first. */
function pointsOf(path: string): (readonly [number, number])[] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  return numbers.flatMap((x, i) => (i % 6 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []))
}
