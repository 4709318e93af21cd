import { percentOf } from '#app/features/money/terms/terms.ts'
import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { moneyOf } from '#app/features/traveller/proposal/total-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { AcceptButton, isSignable } from './accept-button.tsx'
import styles from './finish.module.css'

interface FinishProps {
  proposal: OwnProposal
  content: ProposalContent
  isOpen: boolean
}

/** Last section: accept, or ask for another draft. Hidden on an older draft and after an acceptance. */
export function Finish({ proposal, content, isOpen }: FinishProps) {
  if (!isOpen) return null
  const { number, planId, terms } = proposal
  const total = totalMinor(content)
  const deposit = total === null ? null : total - percentOf(total, 100 - terms.depositPercent)
  return (
    <Section tone="sky" rhythm="tight" className={styles.finish}>
      <Wrap>
        <Display size={96}>
          {isSignable(proposal) ? m.proposal_say_yes({ number }) : m.proposal_say_yes_later({ number })}
        </Display>
        <Text size="lead">
          {proposal.openMatters.length > 0 || deposit === null
            ? m.open_way()
            : m.proposal_accepting({ deposit: moneyOf(deposit, content.currency) })}
        </Text>
        <div className={styles.do}>
          <AcceptButton proposal={proposal} size="lg" />
          <TertiaryButton to={links.tripMessages(planId, '#newest')} icon="pencil-simple">
            {m.proposal_another_draft()}
          </TertiaryButton>
          <TertiaryButton onClick={() => globalThis.print()}>{m.proposal_print()}</TertiaryButton>
        </div>
      </Wrap>
    </Section>
  )
}
