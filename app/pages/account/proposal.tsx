import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { ProposalPage } from '#app/features/traveller/proposal/proposal-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/proposal.ts'
import { WideFrame } from './wide-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.proposal_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** The living proposal (design, 15). The document is the same for everybody: it is filled in the browser. */
export default function Proposal({ params }: Route.ComponentProps) {
  return (
    <WideFrame>
      <PrivateData>
        <ProposalPage planId={Number(params.planId)} number={Number(params.number)} />
      </PrivateData>
    </WideFrame>
  )
}
