import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-queries.server.ts'
import { type ListRules, monthOptions, narrow } from '#app/features/catalogue/list/list.ts'
import { findWords, type TopicRow, wordOptions } from '#app/features/catalogue/list/list-queries.server.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/list-schema.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links, type PlaceKind, placeAddress } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { m } from '#app/paraglide/messages.js'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress, picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMetres, formatMonths } from '#app/text/figures.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  driestMonths,
  nightsInFigures,
  nightsInWords,
  type PlaceCardData,
  type PlaceEntry,
  type PlaceListRow,
  type PlaceWhole,
} from './place-schema.ts'

const region = alias(place, 'region')

const columns = {
  id: place.id,
  country: place.countryTag,
  kind: place.kind,
  slug: place.slug,
  name: place.name,
  line: place.line,
  lat: place.latitude,
  lng: place.longitude,
  altitudeM: place.altitudeM,
  region: region.slug,
  bestMonths: place.bestMonths,
  interests: place.interests,
  habitats: place.habitats,
  poster: place.poster,
  photo: firstPhoto('place'),
}

const wholeColumns = {
  ...columns,
  lead: place.lead,
  body: place.body,
  bestReason: place.bestReason,
  climate: place.climate,
  nights: place.nights,
  gettingThere: place.gettingThere,
  opens: place.opens,
  entrance: place.entrance,
  wildlife: place.wildlife,
}

const isPublic = and(eq(country.active, true), eq(country.type, 'country'), isPublished(place))

function findEntries({ db }: ReadContext, which: SQL | undefined, limit: number) {
  return db
    .select(columns)
    .from(place)
    .innerJoin(country, eq(country.tag, place.countryTag))
    .leftJoin(region, eq(region.id, place.regionId))
    .where(and(isPublic, which))
    .orderBy(asc(place.id))
    .limit(limit)
}

type Row = Awaited<ReturnType<typeof findEntries>>[number]

function toEntry(row: Row, locale: Locale): PlaceEntry {
  const { country: tag, kind, slug, name, habitats } = row
  const facts = { key: slug, country: tag, habitats, subject: name.en, ...posterOverride(row.poster) }
  return {
    country: tag,
    kind,
    slug,
    name: name[locale],
    line: row.line[locale],
    lat: row.lat,
    lng: row.lng,
    altitude_m: row.altitudeM,
    region: row.region,
    best_months: row.bestMonths,
    interests: row.interests,
    habitats,
    url: placeAddress(tag, kind, slug),
    picture: pictureAddress(row.photo, facts),
  }
}

/** Places of the active countries by ID; `after` is the ID of the last one read. */
export async function listPlaces(
  ctx: ReadContext,
  asked: {
    country?: string | undefined
    kind?: PlaceKind | undefined
    limit: number
    after?: number | undefined
  },
): Promise<ListPart<PlaceEntry, number>> {
  const which = and(
    asked.country === undefined ? undefined : eq(place.countryTag, asked.country),
    asked.kind && eq(place.kind, asked.kind),
    asked.after === undefined ? undefined : gt(place.id, asked.after),
  )
  const rows = await findEntries(ctx, which, asked.limit + 1)
  return partOf(rows, asked.limit, { item: row => toEntry(row, ctx.locale), cursor: ({ id }) => id })
}

/**
 * A place of an active country. If several kinds share a slug, the destination wins.
 * @throws AppError `not_found`.
 */
export async function getPlace(
  ctx: ReadContext,
  { country: tag, slug, kind }: { country: string; slug: string; kind?: PlaceKind | undefined },
): Promise<PlaceWhole> {
  const [row] = await ctx.db
    .select(wholeColumns)
    .from(place)
    .innerJoin(country, eq(country.tag, place.countryTag))
    .leftJoin(region, eq(region.id, place.regionId))
    .where(and(isPublic, eq(place.countryTag, tag), eq(place.slug, slug), kind && eq(place.kind, kind)))
    .orderBy(sql`${place.kind} = 'destination' desc`, asc(place.id))
    .limit(1)
  if (!row) throw new AppError('not_found', 'There is no such place.')
  const { locale } = ctx
  const { nights } = row
  return {
    ...toEntry(row, locale),
    lead: row.lead[locale],
    body: row.body[locale],
    best_reason: row.bestReason?.[locale] ?? null,
    climate:
      row.climate?.map(({ high, low, rainDays }, i) => ({
        month: i + 1,
        high_c: high,
        low_c: low,
        rain_days: rainDays,
      })) ?? null,
    nights: nights?.kind === 'Range' ? { least: nights.start, most: nights.end - 1 } : null,
    getting_there: row.gettingThere?.[locale] ?? null,
    opens: row.opens?.[locale] ?? null,
    entrance: row.entrance?.[locale] ?? null,
    wildlife: row.wildlife.map(({ name, latin, months }) => ({
      name: name[locale],
      latin: latin ?? null,
      months,
    })),
  }
}

function monthsInWords(months: readonly number[], locale: Locale): string | null {
  if (months.length === 12) return m.list_all_year()
  return months.length === 0 ? null : formatMonths(months, locale)
}

/** All places of a country: its regions, destinations and attractions. */
export const findPlaces = cachedRead(
  'places of a country',
  { tables: [place, photo, photoUse] },
  ({ db }: Pick<RequestContext, 'db'>, tag: string) =>
    db
      .select({
        id: place.id,
        kind: place.kind,
        slug: place.slug,
        regionId: place.regionId,
        name: place.name,
        line: place.line,
        lat: place.latitude,
        lon: place.longitude,
        altitudeM: place.altitudeM,
        climate: place.climate,
        bestMonths: place.bestMonths,
        interests: place.interests,
        habitats: place.habitats,
        nights: place.nights,
        poster: place.poster,
        photo: firstPhoto('place'),
      })
      .from(place)
      .where(and(eq(place.countryTag, tag), isPublished(place)))
      .orderBy(asc(place.id)),
)

export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

/** Sorts from north to south. */
export function northFirst(a: Pick<PlaceRow, 'lat'>, b: Pick<PlaceRow, 'lat'>): number {
  return b.lat - a.lat
}

/** Options of the region filter. */
export function regionOptions(rows: readonly PlaceRow[], locale: Locale) {
  return rows
    .filter(({ kind }) => kind === 'region')
    .toSorted(northFirst)
    .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
}

/** The slug of a place's region. */
export function regionOf({ regionId }: Pick<PlaceRow, 'regionId'>, rows: readonly PlaceRow[]): string[] {
  return rows.filter(({ id }) => id === regionId).map(({ slug }) => slug)
}

interface Described {
  tag: string
  interests: string[]
  habitats: string[]
}

/** Interests and habitats with at least one place or tour in the country. */
function topicPages(tag: string, described: readonly Described[]): string[] {
  const own = described.filter(each => each.tag === tag)
  return [
    ...own.flatMap(({ interests }) => interests.map(interest => links.interest(tag, interest))),
    ...own.flatMap(({ habitats }) => habitats.map(habitat => links.habitat(tag, habitat))),
  ]
}

/** Sitemap entries of places, and of the interests and habitats they are listed under. */
export async function listPlacePages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [tags, places, tours] = await Promise.all([
    getCountriesWithPages(ctx),
    ctx.db
      .select({
        tag: place.countryTag,
        kind: place.kind,
        slug: place.slug,
        interests: place.interests,
        habitats: place.habitats,
      })
      .from(place)
      .where(isPublished(place))
      .orderBy(asc(place.id)),
    ctx.db
      .select({
        tag: catalogueItem.countryTag,
        interests: catalogueItem.interests,
        habitats: catalogueItem.habitats,
      })
      .from(catalogueItem)
      .where(isPublished(catalogueItem)),
  ])
  return tags.flatMap(tag => {
    const own = places.filter(row => row.tag === tag)
    const lists = own.some(({ kind }) => kind === 'destination') ? [links.destinations(tag)] : []
    const written = own.map(({ kind, slug }) => links[kind](tag, slug))
    const paths = [...lists, ...written, ...topicPages(tag, [...places, ...tours])]
    return [...new Set(paths)].map(path => ({ path }))
  })
}

function monthsOfCard(months: readonly number[], locale: Locale): string | null {
  return months.length === 0 || months.length === 12 ? null : formatMonths(months, locale)
}

/** Cards of a country's destinations in the given order; adjacent posters differ. */
export function presentPlaceCards(tag: string, rows: readonly PlaceRow[], locale: Locale): PlaceCardData[] {
  const pictured = picturesFor(rows, locale, row => ({ ...row, key: row.slug, country: tag }))
  return pictured.map(({ row, picture }) => ({
    country: tag,
    slug: row.slug,
    name: row.name[locale],
    line: row.line[locale],
    picture,
    altitude: formatMetres(row.altitudeM, locale),
    nights: nightsInWords(row.nights),
    months: monthsOfCard(row.bestMonths ?? [], locale),
    driest: monthsOfCard(driestMonths(row.climate), locale),
  }))
}

function nightsOf({ nights }: PlaceRow): PlaceListRow['nights'] {
  const [figures, words] = [nightsInFigures(nights), nightsInWords(nights)]
  return figures && words ? { figures, words } : null
}

/** A country's destinations as rows in the given order; adjacent posters differ. */
function toPlaceListRows(
  tag: string,
  rows: readonly PlaceRow[],
  all: readonly PlaceRow[],
  locale: Locale,
): PlaceListRow[] {
  const pictured = picturesFor(rows, locale, row => ({ ...row, key: row.slug, country: tag }))
  return pictured.map(({ row, picture }) => ({
    country: tag,
    slug: row.slug,
    name: row.name[locale],
    line: row.line[locale],
    picture,
    region: all.find(({ id }) => id === row.regionId)?.name[locale] ?? null,
    nights: nightsOf(row),
    altitude: formatMetres(row.altitudeM, locale),
    months: row.bestMonths ?? [],
    monthsInWords: monthsInWords(row.bestMonths ?? [], locale),
  }))
}

function rulesOf(rows: readonly PlaceRow[], words: readonly TopicRow[], locale: Locale): ListRules<PlaceRow> {
  return {
    facets: [
      { key: 'region', options: regionOptions(rows, locale), of: row => regionOf(row, rows) },
      { key: 'month', options: monthOptions(locale), of: row => (row.bestMonths ?? []).map(String) },
      { key: 'interest', options: wordOptions(words, 'interest', locale), of: row => row.interests },
      { key: 'habitat', options: wordOptions(words, 'habitat', locale), of: row => row.habitats },
    ],
    sorts: [
      { key: 'north', compare: northFirst },
      { key: 'name', compare: (a, b) => a.name[locale].localeCompare(b.name[locale], locale) },
      { key: 'altitude', compare: (a, b) => a.altitudeM - b.altitudeM },
    ],
  }
}

/** The destinations of a country, filtered and sorted by the address. */
export async function getPlaceList(
  ctx: ReadContext,
  { tag }: ListCountry,
  query: URLSearchParams,
): Promise<NarrowedList<PlaceListRow>> {
  const [rows, words] = await Promise.all([findPlaces(ctx, tag), findWords(ctx)])
  const destinations = rows.filter(({ kind }) => kind === 'destination')
  const { filter, found, looser } = narrow(destinations, rulesOf(rows, words, ctx.locale), query)
  return {
    filter,
    looser,
    total: destinations.length,
    items: toPlaceListRows(tag, found, rows, ctx.locale),
  }
}

/**
 * The planner of a place if they work here, otherwise the country's contact person (`first`). Null if the office
 * answers.
 */
export async function getPlannerOf(
  ctx: ReadContext,
  { plannerFkey, countryTag }: { plannerFkey: string | null; countryTag: string },
  first: string | null,
): Promise<StaffFace | null> {
  const people = await getStaffOf(ctx, countryTag)
  const [answerer] = [plannerFkey, first].flatMap(fkey => people.find(person => person.fkey === fkey) ?? [])
  return answerer ?? null
}
