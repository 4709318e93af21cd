import { openSharedList } from '#app/features/search/saved/saved-commands.server.ts'
import { SharedList } from '#app/features/search/saved/shared-list.tsx'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay } from '#app/text/figures.ts'
import type { Route } from './+types/shared-list.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'
export { LinkError as ErrorBoundary } from '#app/pages/site/proposal/link-frame.tsx'

/** A list of saved items, for the holder of its link. */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const { sharedTs, cards } = await openSharedList(ctx, { key: params.listKey })
  return { cards, sharedOn: formatDay(sharedTs.slice(0, 10), ctx.locale) }
})

export function meta() {
  return [
    { title: m.saved_shared_title() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function SharedListPage({ loaderData }: Route.ComponentProps) {
  const { answerers } = useSite()
  return (
    <main id="main">
      <SharedList
        {...loaderData}
        answerers={answerers}
        strip={stops => <RouteStrip stops={stops} look="bare" />}
      />
    </main>
  )
}
