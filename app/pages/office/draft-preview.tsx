import { DraftPreview } from '#app/features/office/plan-page/draft-preview.tsx'
import { ProposalView } from '#app/features/traveller/proposal-page/proposal-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/draft-preview.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ params }: Route.MetaArgs) {
  return [
    { title: m.office_preview_of({ number: Number(params.number) || 0 }) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** A draft as the traveller will see it: an anonymous document that the browser fills. */
export default function DraftPreviewPage({ params }: Route.ComponentProps) {
  return (
    <DraftPreview
      planId={Number(params.planId) || 0}
      number={Number(params.number) || 0}
      show={proposal => (
        <ProposalView proposal={proposal} isStale={false} isPreview refresh={() => undefined} />
      )}
    />
  )
}
