import { asc, eq } from 'drizzle-orm'
import { type ListRules, narrow } from '#app/features/catalogue/list/catalogue.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/catalogue-schema.ts'
import { monthOptions, monthsOf } from '#app/features/catalogue/list/months.ts'
import {
  findWords,
  type TopicRow,
  wordOptions,
} from '#app/features/catalogue/list/topic-row-queries.server.ts'
import {
  findPlaces,
  northFirst,
  type PlaceRow,
} from '#app/features/catalogue/place/place-row-queries.server.ts'
import { getTripsOfItems } from '#app/features/trip/trip-card/trips-through-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { tourType } from '#database/schema/catalogue.ts'
import type { Locale } from '#database/values/locale.ts'
import { cheapestFirst, minutesOf } from './tour.ts'
import { findTours, type TourRow, toTourRows } from './tour-row-queries.server.ts'
import type { TourRowData } from './tour-schema.ts'

type Placed = TourRow & { at: PlaceRow }

interface Offered {
  places: readonly PlaceRow[]
  words: readonly TopicRow[]
  types: readonly { value: string; label: string }[]
}

function rulesOf({ places, words, types }: Offered, locale: Locale): ListRules<Placed> {
  const placeOptions = places
    .filter(({ kind }) => kind === 'destination')
    .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  const minutes = ({ info }: TourRow) => minutesOf(info?.tourDuration ?? '')
  return {
    facets: [
      { key: 'type', options: types, of: row => [row.type ?? ''] },
      { key: 'place', options: placeOptions, of: row => [row.at.slug] },
      { key: 'month', options: monthOptions(locale), of: row => monthsOf(row.bestMonths) },
      { key: 'interest', options: wordOptions(words, 'interest', locale), of: row => row.interests },
    ],
    sorts: [
      { key: 'north', compare: (a, b) => northFirst(a.at, b.at) },
      { key: 'price', compare: cheapestFirst },
      { key: 'duration', compare: (a, b) => minutes(a) - minutes(b) },
      { key: 'name', compare: (a, b) => a.name[locale].localeCompare(b.name[locale], locale) },
    ],
  }
}

async function findTypes({ db, locale }: ReadContext, tag: string) {
  const rows = await db
    .select({ value: tourType.key, name: tourType.name })
    .from(tourType)
    .where(eq(tourType.countryTag, tag))
    .orderBy(asc(tourType.position))
  return rows.map(({ value, name }) => ({ value, label: name[locale] }))
}

/** A country's tours with the data around them. */
export async function readTours(ctx: ReadContext, tag: string) {
  const [tours, places] = await Promise.all([findTours(ctx, tag), findPlaces(ctx, tag)])
  const trips = await getTripsOfItems(ctx, { tourIds: tours.map(({ id }) => id) })
  return { tag, locale: ctx.locale, tours, places, trips }
}

/** The guided tours of a country, filtered and sorted by the address. */
export async function getTourList(
  ctx: ReadContext,
  { tag }: ListCountry,
  query: URLSearchParams,
): Promise<NarrowedList<TourRowData>> {
  const [around, words, types] = await Promise.all([readTours(ctx, tag), findWords(ctx), findTypes(ctx, tag)])
  const { places, tours } = around
  const placed = tours.flatMap(row => {
    const at = places.find(({ id }) => id === row.placeId)
    return at ? { ...row, at } : []
  })
  const { filter, found, looser } = narrow(placed, rulesOf({ places, words, types }, ctx.locale), query)
  return {
    filter,
    looser,
    total: placed.length,
    items: toTourRows(found, around),
  }
}
