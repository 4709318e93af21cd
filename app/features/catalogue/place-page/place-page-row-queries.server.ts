import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { findWords } from '#app/features/catalogue/list/list-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { type PlaceKind, placeAddress } from '#app/links.ts'
import { firstPhoto, photosOf } from '#app/picture/photo/photo-queries.server.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import type { PlaceTile, PlaceWord } from './place-page-schema.ts'

const { searchEn: _en, searchEs: _es, ...columns } = getTableColumns(place)

const countryColumns = {
  tag: country.tag,
  type: country.type,
  name: country.name,
  active: country.active,
  a2Code: country.a2Code,
  homePageLink: country.homePageLink,
  staffFkey: country.staffFkey,
  page: country.page,
}

/** The requested place with its country; its address if it is of another kind; otherwise null. */
export async function findPlace({ db }: ReadContext, tag: string, kind: PlaceKind, slug: string) {
  const rows = await db
    .select({ ...columns, photos: photosOf('place'), country: countryColumns })
    .from(place)
    .innerJoin(country, eq(country.tag, place.countryTag))
    .where(and(eq(place.countryTag, tag), eq(place.slug, slug), isPublished(place)))
    .orderBy(asc(place.id))
  const found = rows.find(row => row.kind === kind)
  if (found) return { found }
  const [other] = rows
  return other ? { movedTo: placeAddress(tag, other.kind, slug) } : null
}

export type FoundPlace = Extract<Awaited<ReturnType<typeof findPlace>>, { found: unknown }>['found']

/** All places of a country, with the columns of a tile. */
export const findPlaces = cachedRead(
  'tiles of a country’s places',
  { tables: [place, photo, photoUse] },
  ({ db }: ReadContext, tag: string) =>
    db
      .select({
        id: place.id,
        kind: place.kind,
        slug: place.slug,
        regionId: place.regionId,
        nearId: place.nearId,
        name: place.name,
        line: place.line,
        lead: place.lead,
        lat: place.latitude,
        lon: place.longitude,
        habitats: place.habitats,
        poster: place.poster,
        photo: firstPhoto('place'),
      })
      .from(place)
      .where(and(eq(place.countryTag, tag), isPublished(place)))
      .orderBy(asc(place.id)),
)

export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

/** Places as tiles, in their order; `figure` is the text above a name. */
export function toTiles(
  tag: string,
  rows: readonly PlaceRow[],
  locale: Locale,
  figure: (row: PlaceRow) => string | null = () => null,
): PlaceTile[] {
  const pictured = picturesFor(rows, locale, row => ({ ...row, key: row.slug, country: tag }))
  return pictured.map(({ row, picture }) => {
    const { kind, slug, name, line, lead } = row
    const words = { name: name[locale], line: line[locale], lead: lead[locale] }
    return { kind, slug, ...words, picture, figure: figure(row) }
  })
}

/** Names of a place's habitats and interests, in the author's order. */
export async function findWordsOf(
  ctx: ReadContext,
  { habitats, interests }: { habitats: readonly string[]; interests: readonly string[] },
): Promise<PlaceWord[]> {
  const rows = await findWords(ctx)
  const wanted = [
    ...habitats.map(key => ({ vocabulary: 'habitat' as const, key })),
    ...interests.map(key => ({ vocabulary: 'interest' as const, key })),
  ]
  return wanted.flatMap(({ vocabulary, key }) => {
    const row = rows.find(each => each.vocabulary === vocabulary && each.key === key)
    return row ? [{ vocabulary, key, name: row.name[ctx.locale] }] : []
  })
}

/** Tours and hotels at a place, cheapest first. */
export function findItems({ db }: ReadContext, placeId: number) {
  return db
    .select({
      kind: catalogueItem.kind,
      key: catalogueItem.key,
      name: catalogueItem.name,
      line: catalogueItem.line,
      lead: catalogueItem.lead,
      priceMinor: catalogueItem.priceMinor,
      currency: catalogueItem.currency,
      habitats: catalogueItem.habitats,
      interests: catalogueItem.interests,
      poster: catalogueItem.poster,
      details: catalogueItem.details,
      altitudeM: place.altitudeM,
      tourType: catalogueItem.tourType,
      typeName: tourType.name,
      typePosition: tourType.position,
      photo: firstPhoto('hotel'),
    })
    .from(catalogueItem)
    .innerJoin(place, eq(place.id, catalogueItem.placeId))
    .leftJoin(
      tourType,
      and(eq(tourType.countryTag, catalogueItem.countryTag), eq(tourType.key, catalogueItem.tourType)),
    )
    .where(and(eq(catalogueItem.placeId, placeId), isPublished(catalogueItem)))
    .orderBy(sql`${catalogueItem.priceMinor} asc nulls last`, asc(catalogueItem.key))
}

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number]
