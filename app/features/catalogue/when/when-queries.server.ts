import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { lowest } from '#app/features/catalogue/country/country-queries.server.ts'
import { fromPriceMinor } from '#app/features/trip/price/price.ts'
import { priceParts } from '#app/features/trip/price/price-queries.server.ts'
import { bestWords } from '#app/features/trip/season/season-words.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { ofCountry, picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { priceComponent, trip, tripCountry } from '#database/schema/trip.ts'
import { type CountryThen, countryIn, driestFirst } from './when.ts'

const getRows = cachedRead(
  'countries and trips by month',
  { tables: [country, place, trip, tripCountry, priceComponent, photo, photoUse] },
  async ({ db }: Pick<ReadContext, 'db'>) => {
    const [countries, trips, places] = await Promise.all([
      db
        .select({
          tag: country.tag,
          name: country.name,
          page: country.page,
          poster: country.poster,
          photo: firstPhoto('country'),
        })
        .from(country)
        .where(and(eq(country.active, true), eq(country.type, 'country')))
        .orderBy(asc(country.homepageSortOrder)),
      db
        .select({
          tag: tripCountry.countryTag,
          months: trip.bestMonths,
          currency: trip.currency,
          priceParts,
        })
        .from(trip)
        .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
        .where(isPublished(trip)),
      db
        .select({ tag: place.countryTag, slug: place.slug, climate: place.climate })
        .from(place)
        .where(isNotNull(place.climate)),
    ])
    return {
      countries: countries.map(({ page, ...row }) => ({ ...row, seasons: page?.seasons })),
      trips,
      climates: new Map(places.map(({ tag, slug, climate }) => [`${tag}/${slug}`, climate ?? []])),
    }
  },
)

/** Every country whose seasons are written, as it is in a month (1 is January), the driest first. */
export async function getCountriesIn({ db, locale }: ReadContext, month: number): Promise<CountryThen[]> {
  const { countries, trips, climates } = await getRows({ db })
  const pictured = picturesFor(countries, locale, ofCountry)
  const found = pictured.flatMap(({ row: { tag, name, seasons }, picture }) => {
    if (!seasons || seasons.rows.length === 0) return []
    const rows = seasons.rows.map(({ name, dryness, places = [] }) => ({
      ...{ name: name[locale], dryness },
      climates: places.map(slug => climates.get(`${tag}/${slug}`) ?? []),
    }))
    const events = seasons.events.map(({ name, months }) => ({ name: name[locale], months }))
    const best = trips
      .filter(each => each.tag === tag && each.months.includes(month))
      .map(each => ({ ...each, fromPriceMinor: fromPriceMinor(each.priceParts, [month]) }))
    return {
      ...{ tag, name: name[locale], picture, trips: best.length },
      ...countryIn({ rows, events }, month),
      best: bestWords(rows, locale),
      from: lowest(best, locale),
    }
  })
  return driestFirst(found)
}
