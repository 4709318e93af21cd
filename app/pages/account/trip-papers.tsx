import { AttachmentLink } from '#app/features/conversation/attachment/attachment-link.tsx'
import { PapersPage } from '#app/features/traveller/papers/papers-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/trip-papers.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.papers_title() }, { name: 'robots', content: 'noindex' }]
}

/** The document is the same for everybody; the browser fills it from the API. */
export default function TripPapers({ params }: Route.ComponentProps) {
  const planId = Number(params.planId) || 0
  return (
    <AccountFrame current="papers" planId={planId} isWide>
      <PapersPage planId={planId} fileLink={file => <AttachmentLink {...file} />} />
    </AccountFrame>
  )
}
