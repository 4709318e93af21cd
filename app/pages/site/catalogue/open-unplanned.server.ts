import { unplannedTrail } from '#app/features/catalogue/unplanned/unplanned-head.tsx'
import type { UnplannedPage } from '#app/features/catalogue/unplanned/unplanned-schema.ts'
import { getCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { destinationNode } from '#app/features/reading/structured-data/describe-destination.server.ts'
import {
  breadcrumbsNode,
  structuredDataOf,
} from '#app/features/reading/structured-data/describe-page.server.ts'
import { links } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'

/** The page of a country without trips, with its card and its metadata. */
export async function openUnplanned(ctx: RequestContext, unplanned: UnplannedPage) {
  const { tag, name, line, lead, poster } = unplanned
  const path = links.country(tag)
  const card = await getCard(ctx, { title: name, kicker: line, poster })
  const data = structuredDataOf(
    destinationNode(ctx, 'TouristDestination', { name, description: lead, path }, card),
    breadcrumbsNode(ctx, [...unplannedTrail(), { label: name, to: path }]),
  )
  return { trek: null, unplanned, card, data }
}
