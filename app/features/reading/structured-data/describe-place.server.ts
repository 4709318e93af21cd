import type { PlacePage } from '#app/features/catalogue/place-page/place-page-schema.ts'
import type { SharedCard } from '#app/features/reading/share-card/card.ts'
import { placeAddress } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { describeDestination } from './describe-destination.server.ts'
import { breadcrumbsNode, describePage } from './describe-page.server.ts'
import type { StructuredData } from './structured-data-schema.ts'

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
