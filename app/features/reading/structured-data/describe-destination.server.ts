import type { PlacePage } from '#app/features/catalogue/place-page/place-page-schema.ts'
import type { SharedCard } from '#app/features/reading/share-card/card.ts'
import { files, links, placeAddress } from '#app/links.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import { breadcrumbsNode, describePage } from './describe-page.server.ts'
import type { DestinationNode, StructuredData } from './structured-data-schema.ts'

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
