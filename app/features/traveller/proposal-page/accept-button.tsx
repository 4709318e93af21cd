import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

interface AcceptButtonProps {
  proposal: Pick<OwnProposal, 'planId' | 'number'>
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
}

/** Link to the booking page, where the proposal is accepted and the deposit paid. */
export function AcceptButton({
  proposal: { planId, number },
  size = 'md',
  block = false,
}: AcceptButtonProps) {
  return (
    <Button to={links.book(planId, number)} size={size} block={block} icon="check-bold">
      {m.proposal_accept_trip()}
    </Button>
  )
}
