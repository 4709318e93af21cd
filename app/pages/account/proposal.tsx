import { ProposalPage } from '#app/features/traveller/proposal/proposal-page.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/proposal.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.proposal_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** The living proposal (design, 15). The document is the same for everybody: it is filled in the browser. */
export default function Proposal({ params }: Route.ComponentProps) {
  const [planId, number] = [Number(params.planId) || 0, Number(params.number) || 0]
  const tabs = [
    { part: 'proposal', label: m.proposal_page_title(), to: links.ownProposal(planId, number) },
    { part: 'messages', label: m.conversation_messages(), to: links.tripMessages(planId) },
  ] as const
  return (
    <AccountFrame current="proposal" tabs={tabs} isWide>
      <ProposalPage planId={planId} number={number} />
    </AccountFrame>
  )
}
