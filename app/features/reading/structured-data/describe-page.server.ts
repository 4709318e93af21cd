import type { PlacePage } from '#app/features/catalogue/place-page/place-page-schema.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import type { SharedCard } from '#app/features/reading/share-card/card.ts'
import type { TripWhole } from '#app/features/trip/trip/trip-schema.ts'
import { files, links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import { decimalsOf, minorPerUnit } from '#database/values/currency.ts'
import type {
  DestinationNode,
  Node,
  NodeOf,
  OperatorNamed,
  StructuredData,
} from './structured-data-schema.ts'

type Context = Pick<RequestContext, 'origin' | 'locale'>

/** Structured data of a page; null if it has none. */
export function describePage(...nodes: (Node | null)[]): StructuredData | null {
  const present = nodes.filter(node => node !== null)
  return present.length > 0 ? { '@context': 'https://schema.org', '@graph': present } : null
}

/** Reference to the company; its ID is the same in both languages. */
export function operatorOf({ origin }: Context): { '@id': string } {
  return { '@id': `${origin}/#operator` }
}

/** The company by its name and home page, for pages that say who wrote or offers something. */
export async function namedOperator(ctx: Context & Pick<RequestContext, 'db'>): Promise<OperatorNamed> {
  const { name } = await getOperator(ctx)
  return { '@type': 'TravelAgency', ...operatorOf(ctx), name, url: ctx.origin + links.home() }
}

/** The company with its contact data, as in the footer. */
export async function organizationNode(
  ctx: Context & Pick<RequestContext, 'db'>,
): Promise<NodeOf<'TravelAgency'>> {
  const { name, legalName, email, phones, social } = await getOperator(ctx)
  return {
    '@type': 'TravelAgency',
    ...operatorOf(ctx),
    name,
    legalName,
    url: ctx.origin + links.home(),
    logo: ctx.origin + files.icon('emblem-512'),
    email,
    telephone: phones.us.e164,
    sameAs: social.map(({ url }) => url),
  }
}

/** The site in the page's language. */
export function websiteNode(ctx: Context, name: string): NodeOf<'WebSite'> {
  const url = ctx.origin + links.home()
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    name,
    description: m.home_description(),
    url,
    inLanguage: ctx.locale,
    publisher: operatorOf(ctx),
  }
}

/** Breadcrumbs of a page, and the page itself. */
export function breadcrumbsNode(
  { origin }: Context,
  trail: readonly { label: string; to: string }[],
): NodeOf<'BreadcrumbList'> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: origin + to,
    })),
  }
}

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

interface Destination {
  name: string
  description: string
  /** Path of its page. */
  path: string
  /** Its country; absent for a country itself. */
  country?: { tag: string; name: string }
  point?: { lat: number; lon: number }
  /** Its photograph; without one its card is its image. */
  photo?: Pick<PhotoData, 'key'> | undefined
}

/** A country, region, destination or attraction. */
export function describeDestination(
  { origin }: Pick<RequestContext, 'origin'>,
  type: DestinationNode['@type'],
  { name, description, path, country, point, photo }: Destination,
  card: SharedCard,
): DestinationNode {
  return {
    '@type': type,
    '@id': `${origin}${path}#place`,
    name,
    description,
    url: origin + path,
    image: origin + (photo ? files.photo(photo.key, 1200) : card.address),
    ...(point && { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon } }),
    ...(country && {
      containedInPlace: { '@type': 'Country', name: country.name, url: origin + links.country(country.tag) },
    }),
  }
}

/** Structured data of a place: its type, position and breadcrumbs. */
export function describePlace(
  ctx: Pick<RequestContext, 'origin' | 'locale'>,
  { kind, slug, name, lead, country, coordinates, picture }: PlacePage,
  trail: readonly { label: string; to: string }[],
  card: SharedCard,
): StructuredData | null {
  const path = placeAddress(country.tag, kind, slug)
  const type = kind === 'attraction' ? 'TouristAttraction' : 'TouristDestination'
  return describePage(
    describeDestination(
      ctx,
      type,
      {
        ...{ name, description: lead, path, country, point: coordinates },
        photo: 'photo' in picture ? picture.photo : undefined,
      },
      card,
    ),
    breadcrumbsNode(ctx, [...trail, { label: name, to: path }]),
  )
}
