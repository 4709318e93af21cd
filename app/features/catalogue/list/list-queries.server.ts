import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { moneyOf } from '#app/api-values-schema.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links } from '#app/links.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress } from '#app/picture/picture-address.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country, topic } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import type { ItemEntry } from './list-schema.ts'

export interface ItemsQuery {
  country?: string | undefined
  limit: number
  /** ID of the last item read. */
  after?: number | undefined
}

/** Tours or hotels of the active countries that are not archived, by ID. */
export function findItems({ db }: ReadContext, kind: 'tour' | 'hotel', asked: ItemsQuery, which?: SQL) {
  return db
    .select({
      item: catalogueItem,
      place: {
        slug: place.slug,
        name: place.name,
        lat: place.latitude,
        lng: place.longitude,
        altitudeM: place.altitudeM,
      },
      photo: firstPhoto(kind),
    })
    .from(catalogueItem)
    .innerJoin(place, eq(place.id, catalogueItem.placeId))
    .innerJoin(country, and(eq(country.tag, catalogueItem.countryTag), eq(country.active, true)))
    .where(
      and(
        eq(catalogueItem.kind, kind),
        isPublished(catalogueItem),
        asked.country === undefined ? undefined : eq(catalogueItem.countryTag, asked.country),
        asked.after === undefined ? undefined : gt(catalogueItem.id, asked.after),
        which,
      ),
    )
    .orderBy(asc(catalogueItem.id))
    .limit(asked.limit)
}

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number]

/** Fields shared by tours and hotels. */
export function toItemEntry({ item, place: at, photo }: ItemRow, locale: Locale): ItemEntry {
  const { key, countryTag: tag, habitats, name, poster } = item
  const list = item.kind === 'tour' ? links.tours : links.hotels
  return {
    key,
    country: tag,
    name: name[locale],
    line: item.line[locale],
    lead: item.lead[locale],
    place: { slug: at.slug, name: at.name[locale] },
    lat: at.lat,
    lng: at.lng,
    altitude_m: at.altitudeM,
    price: moneyOf(item.priceMinor, item.currency),
    best_months: item.bestMonths,
    spoken_languages: item.spokenLanguages,
    interests: item.interests,
    habitats,
    url: list(tag, {}, `#${key}`),
    picture: pictureAddress(photo, {
      ...{ key, country: tag, habitats, subject: name.en },
      ...posterOverride(poster),
    }),
  }
}

/** All interests and habitats: there are about thirty, and most pages need many of them. */
export const findWords = cachedRead('topics', { tables: [topic] }, ({ db }: Pick<RequestContext, 'db'>) =>
  db.select().from(topic),
)

export type TopicRow = Awaited<ReturnType<typeof findWords>>[number]

/** Options of an interest or habitat filter, by name. */
export function wordOptions(
  rows: readonly TopicRow[],
  vocabulary: TopicRow['vocabulary'],
  locale: Locale,
): { value: string; label: string }[] {
  return rows
    .filter(row => row.vocabulary === vocabulary)
    .map(({ key, name }) => ({ value: key, label: name[locale] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
