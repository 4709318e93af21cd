import type { UnplannedPage } from '#app/features/catalogue/unplanned/sought.ts'
import { unplannedTrail } from '#app/features/catalogue/unplanned/unplanned-head.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import {
  breadcrumbsNode,
  describeDestination,
  describePage,
} from '#app/features/reading/structured-data/describe-page.server.ts'
import { links } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'

/** The page of a country without trips, with its card and its metadata. */
export async function openUnplanned(ctx: RequestContext, unplanned: UnplannedPage) {
  const { tag, name, line, lead, poster } = unplanned
  const path = links.country(tag)
  const card = await signCard(ctx, { title: name, kicker: line, poster })
  const data = describePage(
    describeDestination(ctx, 'TouristDestination', { name, description: lead, path }, card),
    breadcrumbsNode(ctx, [...unplannedTrail(), { label: name, to: path }]),
  )
  return { trek: null, unplanned, card, data }
}
