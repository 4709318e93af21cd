import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { emergencyFor, phoneFor } from '#app/features/people/operator/operator.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { teamOf } from '#app/features/people/staff/staff.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { PricePart } from '#app/features/trip/price/price.ts'
import { priceParts } from '#app/features/trip/price/price-queries.server.ts'
import { type LowestPrice, lowestDays } from '#app/features/trip/price/price-schema.ts'
import type { Seasons } from '#app/features/trip/season/season.ts'
import { bestWords } from '#app/features/trip/season/season-words.ts'
import { firstCountry } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMetres, formatMoney, numberWords } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import { choosePoster, type PosterChoice } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import { drawCountryMap } from '#cartography/print/map-drawing.server.ts'
import { country, navigationLink, operator, topic } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import { priceComponent, trip, tripCountry } from '#database/schema/trip.ts'
import { AREAS, type Area } from '#database/values/areas.ts'
import type { Locale } from '#database/values/locale.ts'
import { countryDoor, nearestFirst, nearestOf } from './country.ts'
import { getCountryNames, getSoughtPlaces } from './country-api-queries.server.ts'
import type { CountryPage, CountryStory, Wall } from './country-schema.ts'

/** A country's own poster. */
export function posterOf({ tag, poster }: Pick<typeof country.$inferSelect, 'tag' | 'poster'>): PosterChoice {
  return choosePoster({ key: tag, country: tag, ...posterOverride(poster) })
}

/** The poster of a country by its tag, for share cards; null for an unknown country. */
export async function getCountryPoster(
  { db }: Pick<RequestContext, 'db'>,
  tag: string | undefined,
): Promise<PosterChoice | null> {
  if (tag === undefined) return null
  const rows = await db
    .select({ tag: country.tag, poster: country.poster })
    .from(country)
    .where(eq(country.tag, tag))
  return rows[0] ? posterOf(rows[0]) : null
}

/** The places of the country's page, in the order its author gave them. */
async function getPlaces({ db, locale }: ReadContext, { tag, page }: CountryRow) {
  const slugs = page?.places ?? []
  if (slugs.length === 0) return []
  const rows = await db
    .select({
      slug: place.slug,
      name: place.name,
      line: place.line,
      lat: place.latitude,
      lon: place.longitude,
      altitudeM: place.altitudeM,
    })
    .from(place)
    .where(
      and(
        eq(place.countryTag, tag),
        eq(place.kind, 'destination'),
        inArray(place.slug, slugs),
        isPublished(place),
      ),
    )
  return rows
    .toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
    .map(({ name, line, altitudeM, ...same }) => ({
      ...same,
      name: name[locale],
      line: line[locale],
      height: formatMetres(altitudeM, locale),
    }))
}

function toSeasons(
  { note, rows, events }: NonNullable<CountryRow['page']>['seasons'],
  locale: Locale,
): Seasons {
  return {
    note: note[locale],
    rows: rows.map(({ name, dryness }) => ({ name: name[locale], dryness })),
    events: events.map(({ name, months }) => ({ name: name[locale], months })),
  }
}

function toStory({ page }: CountryRow, locale: Locale, places: CountryStory['places']): CountryStory | null {
  if (!page) return null
  const { lead, facts, planner, seasons, team } = page
  return {
    lead: lead[locale],
    plannedFrom: facts.plannedFrom[locale],
    plannerWords: planner.words[locale],
    best: bestWords(seasons.rows, locale),
    seasons: toSeasons(seasons, locale),
    places,
    teamLead: team.lead[locale],
  }
}

/** The texts of the country's staff, and its map with their places or popular ones. */
export async function getCountryStory(
  ctx: ReadContext,
  row: CountryRow,
): Promise<Pick<CountryPage, 'story' | 'map'>> {
  const places = await getPlaces(ctx, row)
  const written = places.map(({ slug, name, lat, lon }) => ({ key: slug, name, lat, lon }))
  const map = drawCountryMap({
    countries: [row.a2Code],
    places: row.page ? written : await getSoughtPlaces(ctx, row.tag),
    near: row.page !== null,
    names: !row.page,
    waters: watersOf(row.page, ctx.locale),
  })
  const entries = places.map(({ slug, name, line, height }) => ({ slug, name, line, height }))
  return { story: toStory(row, ctx.locale, entries), map }
}

type CountryRow = typeof country.$inferSelect

/** The home page's countries in the specification's order (section 3), and the treks. */
export async function getWall({ db, locale }: ReadContext): Promise<Wall> {
  const rows = await db
    .select({
      tag: country.tag,
      type: country.type,
      name: country.name,
      line: country.line,
      area: country.area,
      link: country.homePageLink,
      poster: country.poster,
      photo: firstPhoto('country'),
      featured: sql<string[] | null>`${country.page} -> 'featuredTrips'`,
    })
    .from(country)
    .where(eq(country.active, true))
    .orderBy(asc(country.homepageSortOrder), asc(country.tag))
  const countries = rows.filter(({ type }) => type === 'country')
  const pictured = picturesFor(countries, locale, ({ tag, poster, photo }) => ({
    key: tag,
    country: tag,
    poster,
    photo,
  }))
  const treks = rows.filter(({ type }) => type === 'trek')
  const trips = await db
    .select({
      key: trip.key,
      country: firstCountry,
      fromPriceMinor: trip.fromPriceMinor,
      currency: trip.currency,
    })
    .from(trip)
    .where(isPublished(trip))
    .orderBy(asc(trip.id))
  return {
    trips: { count: trips.length, from: lowest(trips, locale) },
    tripKeys: onePerArea(countries, trips),
    words: withInitial(numberWords(countries.length, locale)),
    countries: pictured.map(({ row: { tag, name, line, area, link }, picture }) => ({
      tag,
      name: name[locale],
      line: line[locale],
      area,
      link,
      picture,
    })),
    treks: treks.map(({ tag, name, link }) => ({ tag, name: name[locale], link })),
  }
}

/** The featured trip, or else the first, of the first country with any in each area. */
function onePerArea(
  countries: readonly { tag: string; area: Area; featured: string[] | null }[],
  trips: readonly { key: string; country: string }[],
): string[] {
  const withTrips = countries.flatMap(({ tag, area, featured }) => {
    const own = trips.filter(one => one.country === tag).map(({ key }) => key)
    const key = featured?.find(one => own.includes(one)) ?? own[0]
    return key === undefined ? [] : [{ area, key }]
  })
  return AREAS.flatMap(area => withTrips.find(one => one.area === area)?.key ?? [])
}

const TRIPS_SHOWN = 6
/** A few more are shown whole: “Seven trips” stands over seven. */
const FEW_TRIPS = 8
/** Trips of other countries, while it has none. */
const NEAR_TRIPS_SHOWN = 3

/**
 * Keys of the trips on a country's page: the featured one, its other own ones, then those of the nearest countries.
 */
async function chooseTrips({ db, locale }: ReadContext, wanted: CountryRow) {
  const rows = await db
    .select({
      key: trip.key,
      tag: country.tag,
      name: country.name,
      area: country.area,
      contactGroup: country.contactGroup,
      homepageSortOrder: country.homepageSortOrder,
      fromPriceMinor: trip.fromPriceMinor,
      currency: trip.currency,
      bestMonths: trip.bestMonths,
      priceParts,
    })
    .from(tripCountry)
    .innerJoin(trip, eq(trip.id, tripCountry.tripId))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(isPublished(trip))
    .orderBy(asc(trip.id))
  const featured = wanted.page?.featuredTrips ?? []
  const ownRows = rows.filter(({ tag }) => tag === wanted.tag)
  const own = ownRows.map(({ key }) => key)
  const chosen = [...featured.filter(key => own.includes(key)), ...own.filter(key => !featured.includes(key))]
  const others = nearestFirst(wanted, rows).map(row => ({ ...row, name: row.name[locale] }))
  const shown = own.length > 0 ? chosen : others.map(({ key }) => key)
  const ownTrips = own.length > 0
  const most = own.length <= FEW_TRIPS ? FEW_TRIPS : TRIPS_SHOWN
  const tripKeys = [...new Set(shown)].slice(0, ownTrips ? most : NEAR_TRIPS_SHOWN)
  const near = others.filter(({ key }) => tripKeys.includes(key))
  return {
    tripKeys,
    ownTrips,
    trips: {
      count: own.length,
      words: numberWords(own.length, locale),
      ...lowestPrice(ownRows, locale),
    },
    nearest: ownTrips ? null : nearestOf(wanted, near),
  }
}

/** The lowest price of trips, by their keys, for each of two, and when they pay it. */
export async function getLowestPrice(
  { db, locale }: ReadContext,
  keys: readonly string[],
): Promise<LowestPrice> {
  const rows = await db
    .select({
      ...{ fromPriceMinor: trip.fromPriceMinor, currency: trip.currency },
      ...{ bestMonths: trip.bestMonths, priceParts },
    })
    .from(trip)
    .where(and(inArray(trip.key, [...keys]), isPublished(trip)))
  return lowestPrice(rows, locale)
}

interface Priced {
  fromPriceMinor: number | null
  currency: string
}

/** The cheapest of trips priced in one currency; null if no price is known, or they are in several. */
function cheapest<Trip extends Priced>(trips: readonly Trip[]): (Trip & { fromPriceMinor: number }) | null {
  const known = trips.flatMap(each =>
    each.fromPriceMinor === null ? [] : [{ ...each, fromPriceMinor: each.fromPriceMinor }],
  )
  const [first, ...others] = known.toSorted((a, b) => a.fromPriceMinor - b.fromPriceMinor)
  return !first || others.some(({ currency }) => currency !== first.currency) ? null : first
}

/** The lowest of prices in one currency; null if none is known, or they are in several. */
export function lowest(trips: readonly Priced[], locale: Locale): string | null {
  const first = cheapest(trips)
  return first && formatMoney(first.fromPriceMinor, first.currency, locale)
}

/** The same, and when two start who pay it. */
function lowestPrice(
  trips: readonly (Priced & { priceParts: PricePart[]; bestMonths: number[] })[],
  locale: Locale,
): LowestPrice {
  const first = cheapest(trips)
  return {
    from: lowest(trips, locale),
    fromDays: first && lowestDays(first.priceParts, first.bestMonths, locale),
  }
}

/**
 * A country's page, or the authored path it redirects to.
 * @throws AppError `not_found` for an unknown or inactive country and for a trek.
 */
export const getCountryPage = cachedRead(
  'page of a country',
  {
    tables: [
      ...[country, navigationLink, topic, operator, photo, photoUse],
      ...[place, staff, trip, tripCountry, priceComponent],
    ],
  },
  async (ctx: ReadContext, tag: string): Promise<CountryPage> => {
    const [row] = await ctx.db
      .select({ ...getTableColumns(country), ownPhoto: firstPhoto('country') })
      .from(country)
      .where(eq(country.tag, tag))
    if (!row || countryDoor(row) !== 'page') throw new AppError('not_found')

    const [operator, staff, names, { story, map }, trips] = await Promise.all([
      getOperator(ctx),
      getStaffOf(ctx, tag),
      getCountryNames(ctx, tag),
      getCountryStory(ctx, row),
      chooseTrips(ctx, row),
    ])
    const first = row.page?.planner.staff ?? row.staffFkey
    const poster = posterOf(row)
    return {
      tag,
      name: row.name[ctx.locale],
      line: row.line[ctx.locale],
      area: row.area,
      picture: mastheadPicture(pictureOf(presentPhoto(row.ownPhoto, ctx.locale), poster)),
      poster,
      story,
      map,
      ...names,
      answerer: staff.find(({ fkey }) => fkey === first) ?? null,
      team: teamOf(staff, { country: tag, hidden: operator.hiddenStaff, first }),
      phone: phoneFor(operator, row.contactGroup),
      emergency: emergencyFor(operator, tag, ctx.locale),
      ...trips,
    }
  },
)

/**
 * Where a visitor of a country without pages of its own finds what there is: at the same page of the country that its
 * home page link leads to (Bali's hotels at Indonesia's), or at the one page of a trek or of a country where we plan no
 * trips (specification, section 2; product: Paths). Null if there is nothing.
 * @param below the rest of the address, such as /hotels; empty for the country's own
 */
export async function findPageInstead(
  { db }: Pick<RequestContext, 'db'>,
  tag: string,
  below: string,
): Promise<string | null> {
  const [row] = await db.select().from(country).where(eq(country.tag, tag))
  if (!row) return null
  const door = countryDoor(row)
  if (door !== null && door !== 'page' && door.to !== `/${tag}`) return door.to + below
  if (door === 'page' || below === '') return null
  if (row.type !== 'country') return `/${tag}`
  return row.unplanned && `/${tag}?sought=${encodeURIComponent(below.slice(1))}`
}

/** Tags of the countries with a page of their own, in the order of the home page. */
export async function getCountriesWithPages({ db }: Pick<RequestContext, 'db'>): Promise<string[]> {
  const rows = await db.select().from(country).orderBy(asc(country.homepageSortOrder), asc(country.tag))
  return rows.filter(row => countryDoor(row) === 'page').map(({ tag }) => tag)
}

/** Sitemap entries of the pages that every country has. */
export async function listCountryPages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const tags = await getCountriesWithPages(ctx)
  const pages = [links.country, links.team, links.travelPlanning, links.countryMap]
  return tags.flatMap(tag => pages.map(page => ({ path: page(tag) })))
}
