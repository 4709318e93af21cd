import { moreThan, totalMinor } from '#app/features/proposal/proposal/sums.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { dayAndMonth } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf, signedMoney, totalInWords } from '#app/features/traveller/proposal/total-words.ts'
import {
  isAcceptedDay,
  isAcceptedProposal,
  type LineAnswers,
} from '#app/features/traveller/proposal/use-line-answers.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { AcceptButton } from './accept-button.tsx'
import styles from './sum-card.module.css'

interface SumCardProps {
  proposal: Pick<
    OwnProposal,
    'number' | 'planId' | 'difference' | 'accepted' | 'terms' | 'planner' | 'content' | 'openMatters'
  >
  /** With the chosen alternatives. */
  content: ProposalContent
  lines: LineAnswers
}

/** A sun that rises with the share of accepted days. */
function RisingSun({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 160 100" className={styles.sun} aria-hidden="true">
      <clipPath id="horizon">
        <rect width="160" height="84" />
      </clipPath>
      <circle cx="80" cy={84 + 40 - share * 80} r="44" clipPath="url(#horizon)" className={styles.disc} />
      <path d="M0 85H160" className={styles.ground} />
    </svg>
  )
}

/** Accepted days, the price before and now, and the accept button. */
export function SumCard({ proposal, content, lines }: SumCardProps) {
  const { number, planId, difference, accepted, terms, planner } = proposal
  const days = content.days.length
  const count = content.days.filter(({ id }) => isAcceptedDay(proposal, lines, id)).length
  const isAccepted = isAcceptedProposal(proposal)
  const [own, swapped] = [totalMinor(proposal.content), totalMinor(content)]
  const before = difference?.before
  const more = before ? moreThan(before, { totalMinor: own, currency: content.currency }) : null
  const party = content.adults + content.childAges.length
  return (
    <aside className={styles.card}>
      <div className={styles.head}>
        <RisingSun share={days === 0 ? 0 : count / days} />
        <p>
          <Display as="b" size={24}>
            {m.proposal_accepted_days({ count, days })}
          </Display>
          <Text as="span" tone="quiet">
            {isAccepted ? m.proposal_accepted_all() : m.proposal_accepted_so_far()}
          </Text>
        </p>
      </div>
      <dl className={styles.sums}>
        {difference && before && before.totalMinor !== null && own !== null && (
          <div>
            <dt>{m.proposal_draft({ number: difference.since })}</dt>
            <dd>
              <del>{moneyOf(before.totalMinor, before.currency)}</del>
            </dd>
          </div>
        )}
        {more !== null && (
          <div>
            <dt>{m.proposal_changes_by({ name: planner?.firstName ?? '' })}</dt>
            <dd>{signedMoney(more, content.currency)}</dd>
          </div>
        )}
        {own !== null && swapped !== null && own !== swapped && (
          <div>
            <dt>{m.proposal_your_swaps()}</dt>
            <dd>{signedMoney(swapped - own, content.currency)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            {m.proposal_draft({ number })}, {m.proposal_for_party({ count: party })}
          </dt>
          <dd>{totalInWords(content)}</dd>
        </div>
      </dl>
      {lines.isOpen && (
        <div id="signing" aria-live="polite">
          <AcceptButton proposal={proposal} block />
        </div>
      )}
      {accepted && isAccepted && (
        <>
          <Text>
            {accepted.name === null
              ? m.proposal_accepted_then({ day: dayAndMonth(accepted.acceptedTs) })
              : m.proposal_accepted_on({ name: accepted.name, day: dayAndMonth(accepted.acceptedTs) })}
          </Text>
          <SecondaryButton to={links.book(planId, number)}>{m.proposal_see_booking()}</SecondaryButton>
        </>
      )}
      <SecondaryButton to={links.tripMessages(planId, '#newest')} icon="pencil-simple">
        {m.proposal_another_draft()}
      </SecondaryButton>
      {!accepted && (
        <Text size="fine" tone="quiet">
          {m.proposal_deposit_note({ percent: terms.depositPercent })}
        </Text>
      )}
    </aside>
  )
}
