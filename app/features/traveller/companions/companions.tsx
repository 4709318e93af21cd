import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './companions.module.css'
import { OwnFiles } from './own-files.tsx'
import { ShareControl } from './share-control.tsx'
import { VoteControl } from './vote-control.tsx'

interface CompanionsProps {
  proposal: OwnProposal
  /** Whether the proposal can still be answered. */
  isOpen: boolean
}

/** For companions: a share link, a quiet vote, and files to download. */
export function Companions({ proposal, isOpen }: CompanionsProps) {
  return (
    <Section tone="sunken" rhythm="tight" id="company" className={styles.company}>
      <Wrap>
        <Display size={44}>{m.share_title()}</Display>
        <div className={styles.parts}>
          <ShareControl planId={proposal.planId} />
          <VoteControl proposal={proposal} isOpen={isOpen} />
          <OwnFiles proposal={proposal} />
        </div>
      </Wrap>
    </Section>
  )
}
