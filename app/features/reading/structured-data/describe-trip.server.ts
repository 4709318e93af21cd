import type { SharedCard } from '#app/features/reading/share-card/card.ts'
import type { TripWhole } from '#app/features/trip/trip/trip-schema.ts'
import { files, links } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { decimalsOf, minorPerUnit } from '#database/values/currency.ts'
import type { NodeOf, OperatorNamed } from './structured-data-schema.ts'

/** An amount in schema.org's format: 3480.00. */
function inUnits(minor: number, currency: string): string {
  return (minor / minorPerUnit(currency)).toFixed(decimalsOf(currency))
}

/** A trip: its stops in order, its groups, and its lowest price per person for two. */
export function describeTrip(
  ctx: Pick<RequestContext, 'origin' | 'locale'>,
  { key, title, line, canonicalCountry, facts, route, lowest, picture }: TripWhole,
  operator: OperatorNamed,
  card: SharedCard,
): NodeOf<'TouristTrip'> {
  const url = ctx.origin + links.trip(canonicalCountry, key)
  const places = route.places
    .flatMap(({ name, lat, lon, days = [] }) => days.map(day => ({ day, name, lat, lon })))
    .toSorted((a, b) => a.day - b.day)
    .filter((place, i, all) => place.name !== all[i - 1]?.name)
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: title,
    description: line,
    url,
    image: ctx.origin + ('photo' in picture ? files.photo(picture.photo.key, 1200) : card.address),
    touristType: facts.bestFor,
    provider: operator,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: places.length,
      itemListElement: places.map(({ name, lat, lon }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        item: { '@type': 'Place', name, geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } },
      })),
    },
    ...(lowest && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: inUnits(lowest.minor, lowest.currency),
        priceCurrency: lowest.currency,
      },
    }),
  }
}
