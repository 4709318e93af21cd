import { asc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { countryDoor } from '#app/features/catalogue/country/country.ts'
import { getAskedPlaces } from '#app/features/catalogue/country/country-name-queries.server.ts'
import { nightsInWords } from '#app/features/catalogue/place/nights.ts'
import type { Locale } from '#app/links.ts'
import type { CountryExplorerData, ExplorerMap, PlaceEntry } from '#app/map/explorer/explorer-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import { formatMetres } from '#app/text/figures.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { drawExplorerMap, type ExplorerPlace, viewOfMark, viewOfPoints } from './draw-explorer-map.server.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/**
 * The map of a country with all its places, or with those people ask about where none has a page yet.
 * @throws AppError `not_found` for a country without a page of its own.
 */
export async function getCountryExplorer(ctx: Reading, tag: string): Promise<CountryExplorerData> {
  const [row] = await ctx.db.select().from(country).where(eq(country.tag, tag))
  if (!row || countryDoor(row) !== 'page') throw new AppError('not_found')
  const places = await findPlaces(ctx, tag)
  const asked = places.length > 0 ? [] : await getAskedPlaces(ctx, tag)
  const map = drawExplorerMap({
    countries: [row.a2Code],
    waters: watersOf(row.page, ctx.locale),
    places: [
      ...places.map(each => toMark(each, row.page?.places ?? [], ctx.locale)),
      ...asked.map(each => ({ ...each, kind: 'stop' as const, rank: 0 })),
    ],
    legs: [],
  })
  const groups =
    asked.length > 0
      ? [{ region: null, places: asked.map(each => askedEntry(each, map)) }]
      : byRegion(places, map, ctx.locale)
  return { tag, name: row.name[ctx.locale], map, groups }
}

function findPlaces({ db }: Reading, tag: string) {
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
    .where(eq(place.countryTag, tag))
    .orderBy(asc(place.id))
}

type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

/** Slugs are a country's own only within a kind. */
function keyOf({ kind, slug }: Pick<PlaceRow, 'kind' | 'slug'>): string {
  return kind === 'destination' ? slug : `${kind}-${slug}`
}

function toMark(row: PlaceRow, first: readonly string[], locale: Locale): ExplorerPlace {
  const { kind, slug, name, lat, lon } = row
  const ranks = { destination: first.includes(slug) ? 0 : 1, region: 2, attraction: 3 }
  const kinds = { destination: 'stop', region: 'region', attraction: 'sight' } as const
  return { key: keyOf(row), name: name[locale], lat, lon, kind: kinds[kind], rank: ranks[kind] }
}

/** Every region with its destinations, and its attractions after them. */
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
