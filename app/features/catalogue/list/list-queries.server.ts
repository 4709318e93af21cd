import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { moneyOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { countryDoor } from '#app/features/catalogue/country/country.ts'
import { tourTypeName } from '#app/features/catalogue/tour-card/tour-type-name.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links } from '#app/links.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country, navigationLink, topic } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import type { ItemEntry, ListCountry, NamedLink } from './list-schema.ts'

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

const LISTS = ['vacation_theme', 'place_theme', 'top_activity'] as const

/** The key of a tour type in the path of its page. */
function typeOf(tag: string, link: string): string | null {
  const [before = '', key = ''] = link.split(`/${tag}/tours/`)
  return before === '' && key !== '' ? key : null
}

/** The tour types that a country has written, otherwise those in its header lists. */
function typeLinks(
  tag: string,
  written: readonly { key: string; name: string }[],
  activities: readonly NamedLink[],
): NamedLink[] {
  const listed = activities.flatMap(({ link, label }) => {
    const key = typeOf(tag, link)
    return key === null ? [] : { key, name: tourTypeName(key) ?? label }
  })
  const types = written.length > 0 ? written : listed
  return types.map(({ key, name }) => ({ label: name, link: `/${tag}/tours/${key}` }))
}

/**
 * The country of a list.
 * @throws AppError `not_found` for a country without a page of its own.
 */
export async function getListCountry(ctx: ReadContext, tag: string): Promise<ListCountry> {
  const { db, locale } = ctx
  const [countries, entries, types] = await Promise.all([
    db.select().from(country).where(eq(country.tag, tag)),
    db
      .select()
      .from(navigationLink)
      .where(and(eq(navigationLink.countryTag, tag), inArray(navigationLink.list, [...LISTS])))
      .orderBy(asc(navigationLink.position)),
    db.select().from(tourType).where(eq(tourType.countryTag, tag)).orderBy(asc(tourType.position)),
  ])
  const [row] = countries
  if (!row || countryDoor(row) !== 'page') throw new AppError('not_found')
  const named = (list: (typeof LISTS)[number]) =>
    entries.filter(entry => entry.list === list).map(({ link, label }) => ({ link, label: label[locale] }))
  const written = types.map(({ key, name }) => ({ key, name: name[locale] }))
  return {
    tag,
    name: row.name[locale],
    themes: named('vacation_theme'),
    highlights: named('place_theme'),
    types: typeLinks(tag, written, named('top_activity')),
  }
}
