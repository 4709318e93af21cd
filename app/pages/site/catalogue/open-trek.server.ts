import { getBeforeSummary } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { trekTrail } from '#app/features/catalogue/trek/trek-head.tsx'
import type { TrekPage } from '#app/features/catalogue/trek/trek-schema.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { describeDestination } from '#app/features/reading/structured-data/describe-destination.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { links } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'

/** A trek's page with its card and its metadata. */
export async function openTrek(ctx: RequestContext, trek: TrekPage) {
  const { name, line, lead, poster } = trek
  const path = links.authored(trek.link)
  const [before, card] = await Promise.all([
    getBeforeSummary(ctx, trek.tag),
    signCard(ctx, { title: name, kicker: line, poster }),
  ])
  const trail = [...trekTrail(trek), { label: name, to: path }]
  const data = describePage(
    describeDestination(ctx, 'TouristDestination', { name, description: lead, path }, card),
    breadcrumbsNode(ctx, trail),
  )
  return { trek, unplanned: null, before, card, data }
}
