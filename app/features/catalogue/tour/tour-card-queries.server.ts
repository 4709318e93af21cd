import { findPlaces } from '#app/features/catalogue/place/place-row-queries.server.ts'
import type { FittingTour, TourCardData } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { knownPrice } from '#app/features/trip/price/price.ts'
import { getTripsOfItems } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { findTours, lengthInWords } from './tour-row-queries.server.ts'

/** What a card shows beside a tour's words, in the same order; tours that are no longer published are left out. */
export async function getTourCards(ctx: ReadContext, tours: readonly FittingTour[]): Promise<TourCardData[]> {
  const tags = [...new Set(tours.map(({ country }) => country))]
  const rows = await Promise.all(tags.map(tag => findTours(ctx, tag)))
  const known = tours.flatMap(tour => {
    const row = rows[tags.indexOf(tour.country)]?.find(({ key }) => key === tour.key)
    return row ? { tour, row } : []
  })
  const pictured = picturesFor(known, ctx.locale, ({ tour: { country }, row }) => ({
    ...{ ...row, country },
    photo: row.photos[0] ?? null,
  }))
  return pictured.map(({ row: { tour, row }, picture }) => ({
    ...tour,
    picture,
    length: row.info ? lengthInWords(row.info.tourDuration) : null,
    months: row.bestMonths && row.bestMonths.length < 12 ? formatMonths(row.bestMonths, ctx.locale) : null,
    price: knownPrice(row.priceMinor, row.currency, ctx.locale)?.text ?? null,
  }))
}

/** The tours of a country that most of its trips include, those with a price. */
export async function getMainTours(ctx: ReadContext, tag: string, count: number): Promise<TourCardData[]> {
  const [tours, places] = await Promise.all([findTours(ctx, tag), findPlaces(ctx, tag)])
  const trips = await getTripsOfItems(ctx, { tourIds: tours.map(({ id }) => id) })
  const tripsOf = ({ id }: { id: number }) => trips.get(id)?.length ?? 0
  const main = tours
    .filter(({ priceMinor }) => priceMinor !== null)
    .toSorted((a, b) => tripsOf(b) - tripsOf(a))
    .slice(0, count)
  return getTourCards(
    ctx,
    main.map(({ key, name, line, placeId }) => ({
      key,
      country: tag,
      name: name[ctx.locale],
      line: line[ctx.locale],
      place: places.find(({ id }) => id === placeId)?.name[ctx.locale] ?? '',
    })),
  )
}
