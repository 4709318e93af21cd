import { SavedOwn } from '#app/features/search/saved/saved-own.tsx'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/saved.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: m.saved_title(), description: m.saved_description(), path: links.saved() }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

export default function Saved() {
  const { answerers } = useSite()
  return (
    <main id="main">
      <SavedOwn answerers={answerers} strip={stops => <RouteStrip stops={stops} look="bare" />} />
    </main>
  )
}
