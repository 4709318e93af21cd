import { ProposalPage } from '#app/features/traveller/proposal-page/proposal-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/proposal.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [
    { title: m.proposal_page_title() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** The proposal (design, 15). The document is the same for everybody; the browser fills it from the API. */
export default function Proposal({ params }: Route.ComponentProps) {
  const [planId, number] = [Number(params.planId) || 0, Number(params.number) || 0]
  return (
    <AccountFrame current="proposal" planId={planId} isWide>
      <ProposalPage planId={planId} number={number} />
    </AccountFrame>
  )
}
