import { getShared } from '#app/features/proposal/share/share-queries.server.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { Route } from './+types/shared.ts'
import { LinkFrame } from './link-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'
export { LinkErrorBoundary as ErrorBoundary } from './link-frame.tsx'

// Loaded late: nothing in it needs script, and it takes long to read.
const SharedTrip = whenWanted(
  async () => (await import('#app/features/traveller/sharing/shared-trip.tsx')).SharedTrip,
)

/** A shared trip, for the holder of its link. */
export const loader = pageDoor((ctx, { params }: Route.LoaderArgs) => getShared(ctx, params.shareKey))

export function meta() {
  return [
    { title: m.share_page_title() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function SharedPage({ loaderData: trip, params }: Route.ComponentProps) {
  return (
    <LinkFrame>
      <main id="main">
        <SharedTrip trip={trip} shareKey={params.shareKey} />
      </main>
    </LinkFrame>
  )
}
