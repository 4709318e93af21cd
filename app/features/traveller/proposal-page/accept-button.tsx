import { OpenMatters } from '#app/features/money/booking/open-matters.tsx'
import { datesRefusal } from '#app/features/money/terms/terms.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

type Offered = Pick<OwnProposal, 'planId' | 'number' | 'openMatters' | 'planner'> & {
  content: Pick<OwnProposal['content'], 'startsOn'>
}

/** Whether a proposal can be signed: it has a first day that is to come, and nothing about it is open. */
export function isSignable({ openMatters, content }: Pick<Offered, 'openMatters' | 'content'>): boolean {
  return openMatters.length === 0 && datesRefusal(content.startsOn, new Date()) === null
}

interface AcceptButtonProps {
  proposal: Offered
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
}

/** Link to the booking page, where the proposal is signed; as long as something is open, what that is. */
export function AcceptButton({ proposal, size = 'md', block = false }: AcceptButtonProps) {
  const { planId, number, openMatters, planner } = proposal
  if (openMatters.length > 0)
    return <OpenMatters matters={openMatters} planner={planner?.firstName ?? null} />
  const refusal = datesRefusal(proposal.content.startsOn, new Date())
  if (refusal)
    return (
      <Note kind="wait">{refusal === 'dates_past' ? m.booking_past_title() : m.booking_refused_dates()}</Note>
    )
  return (
    <Button to={links.book(planId, number)} size={size} block={block} icon="check-bold">
      {m.proposal_accept_trip()}
    </Button>
  )
}
