import { getBeforeSummary } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { trekTrail } from '#app/features/catalogue/trek/trek-head.tsx'
import type { TrekPage } from '#app/features/catalogue/trek/trek-schema.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import {
  breadcrumbsNode,
  describeDestination,
  describePage,
} from '#app/features/reading/structured-data/describe-page.server.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import type { RequestContext } from '#app/request-context.ts'

/** A trek's page with its card and its metadata. */
export async function openTrek(ctx: RequestContext, trek: TrekPage) {
  const { name, line, lead, poster } = trek
  const path = links.authored(trek.link)
  const [before, cards, card] = await Promise.all([
    getBeforeSummary(ctx, trek.tag),
    getTripCards(ctx, trek.trip ? [trek.trip.key] : []),
    signCard(ctx, { title: name, kicker: line, poster }),
  ])
  const trail = [...trekTrail(trek), { label: name, to: path }]
  const data = describePage(
    describeDestination(ctx, 'TouristDestination', { name, description: lead, path }, card),
    breadcrumbsNode(ctx, trail),
  )
  const [trip = null] = unlikeOn([trek.picture])(cards)
  return { trek, unplanned: null, trip, before, card, data }
}
