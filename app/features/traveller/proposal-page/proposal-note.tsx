import { apiLocale } from '#app/client/api-client/api-locale.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './proposal-note.module.css'

interface ProposalNoteProps {
  proposal: OwnProposal
  isPreview: boolean
}

/** Portrait of the plan's planner, from the data of the account's pages. */
function PlannerPortrait({ planId }: { planId: number }) {
  const { data } = usePrivateQuery('GET /api/private/plan/{id}', {
    path: { id: planId },
    query: { locale: apiLocale() },
  })
  const portrait = data?.planner?.portrait
  return portrait ? <img src={portrait} alt="" width={128} height={128} /> : null
}

/** The planner's cover note, signed. */
export function ProposalNote({ proposal, isPreview }: ProposalNoteProps) {
  const { note, planner, sentTs, number, latest, accepted } = proposal
  return (
    <section className={styles.note}>
      {!isPreview && <PlannerPortrait planId={proposal.planId} />}
      {note !== '' &&
        note.split(/\n+/).map(paragraph => (
          <Text key={paragraph} size="lead">
            {paragraph}
          </Text>
        ))}
      {number === latest && !accepted && <Text tone="quiet">{m.proposal_how()}</Text>}
      <div className={styles.signed}>
        {planner && (
          <Display as="p" size={24}>
            {planner.firstName}
          </Display>
        )}
        <Text tone="quiet">{longDay(sentTs)}</Text>
      </div>
    </section>
  )
}
