import { useNavigation } from 'react-router'
import { ChosenDraft, NoProposal } from '#app/features/proposal/draft-page/chosen-draft.tsx'
import { BareDraftHead, DraftHead } from '#app/features/proposal/draft-page/draft-head.tsx'
import { getDraftPage } from '#app/features/proposal/draft-page/draft-page-queries.server.ts'
import { ThreeDrafts } from '#app/features/proposal/draft-page/three-drafts.tsx'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/first-draft.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  return getDraftPage(ctx, query.get('q') ?? '', query.get('draft'))
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const country = loaderData?.country?.name
  return pageMeta({
    title: country ? m.first_draft_title_of({ country }) : m.first_draft_title(),
    description: m.first_draft_description(),
    path: links.firstDraft(),
    unwritten: true,
    matches,
  })
}

export default function FirstDraftPage({ loaderData: page }: Route.ComponentProps) {
  const { origin } = useSite()
  const busy = useNavigation().state !== 'idle'
  const { words, chosen, drafts, country, unwritten, elsewhere } = page
  const isBare = words === '' && chosen === null
  const isNothing = drafts.length === 0 && (country !== null || unwritten.length + elsewhere.length > 0)
  return (
    <main id="main">
      {isBare ? <BareDraftHead /> : <DraftHead page={page} />}
      {drafts.length > 0 && (
        <ThreeDrafts page={page} strip={stops => <RouteStrip stops={stops} look="bare" />} />
      )}
      {chosen ? (
        <ChosenDraft page={page} chosen={chosen} busy={busy} origin={origin} />
      ) : (
        isNothing && <NoProposal page={page} />
      )}
    </main>
  )
}
