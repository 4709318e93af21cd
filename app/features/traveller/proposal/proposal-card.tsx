import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './proposal-card.module.css'
import type { ProposalSummary } from './proposal-summary-schema.ts'
import { moneyOf, signedMinutes, signedMoney } from './total-words.ts'

/** The changes of a draft in one line; the length of the first draft. */
function changeInWords({ change, days, currency }: ProposalSummary): string {
  if (change === null) return m.conversation_draft_days({ count: days })
  const { lines, totalMinor, drivingMinutes } = change
  const parts = [
    lines > 0 && m.conversation_draft_changes({ count: lines }),
    totalMinor !== null && totalMinor !== 0 && signedMoney(totalMinor, currency),
    drivingMinutes !== 0 && m.conversation_draft_driving({ length: signedMinutes(drivingMinutes) }),
  ].filter(part => part !== false)
  return parts.length > 0 ? parts.join(', ') : m.proposal_nothing_changed()
}

interface ProposalCardProps {
  draft: ProposalSummary
  to: string
  /** Address of a picture; the office shows none. */
  picture?: string
}

/** A sent draft in the conversation (design 16, Conversation). */
export function ProposalCard({ draft, to, picture }: ProposalCardProps) {
  const { number, totalMinor, currency } = draft
  return (
    <div className={styles.frame}>
      <Anchor to={to} className={styles.card}>
        {picture && <img src={picture} alt="" width={160} height={120} loading="lazy" />}
        <span className={styles.words}>
          <Display as="span" size={20}>
            {m.proposal_draft({ number })}
          </Display>
          <span>{changeInWords(draft)}</span>
        </span>
        <b>{totalMinor === null ? m.price_unknown() : moneyOf(totalMinor, currency)}</b>
        <Icon name="arrow-right-bold" />
      </Anchor>
    </div>
  )
}
