import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { totalInWords } from '#app/features/traveller/proposal/total-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'
import { useReached } from '#app/ui/use-reached.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { AcceptButton, isSignable } from './accept-button.tsx'
import styles from './proposal-bar.module.css'

interface ProposalBarProps {
  proposal: OwnProposal
  content: ProposalContent
  isOpen: boolean
}

/** Fixed bar: links to the page's parts, the current price, and the accept button. */
export function ProposalBar({ proposal, content, isOpen }: ProposalBarProps) {
  const parts = [
    ['days', m.proposal_part_days()],
    ['pace', m.proposal_part_pace()],
    ['sky', m.proposal_part_sky()],
    ['price', m.proposal_part_price()],
    ...(proposal.refund ? [['refund', m.proposal_part_refund()] as const] : []),
    ['questions', m.proposal_part_questions()],
  ] as const
  const reached = useReached(parts.map(([id]) => id))
  return (
    <div className={styles.bar}>
      <Wrap className={styles.in}>
        <nav aria-label={m.proposal_parts()} className={styles.parts}>
          {parts.map(([id, name]) => (
            <a key={id} href={`#${id}`} aria-current={reached === id ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <p className={styles.total} aria-live="polite">
          <b>{totalInWords(content)}</b>{' '}
          <span>{m.proposal_for_party({ count: content.adults + content.childAges.length })}</span>
        </p>
        <span role="status">
          {proposal.number < proposal.latest && (
            <TextLink to={links.ownProposal(proposal.planId, proposal.latest)}>
              {m.proposal_newer({ latest: proposal.latest })}
            </TextLink>
          )}
        </span>
        {isOpen &&
          (isSignable(proposal) ? (
            <AcceptButton proposal={proposal} size="sm" />
          ) : (
            <a href="#signing">{m.open_title()}</a>
          ))}
      </Wrap>
    </div>
  )
}
