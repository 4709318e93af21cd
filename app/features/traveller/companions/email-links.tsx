import { browserApi } from '#app/client/api-client/api-client.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { LinkState } from '#app/features/proposal/link/link-state.tsx'
import type { OwnPlan } from '#app/features/traveller/home/own-plan-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import styles from './companions.module.css'

function PlanLinks({ plan: { id, title } }: { plan: Pick<OwnPlan, 'id' | 'title'> }) {
  const path = { id }
  const { data, refetch } = usePrivateQuery('GET /api/private/plan/{id}/proposal-link', { path })
  if (!data) return null
  return (
    <li>
      <LinkState
        state={data}
        title={title}
        withdraw={async () => {
          await browserApi('DELETE /api/private/plan/{id}/proposal-link', { path })
          await refetch()
        }}
      />
    </li>
  )
}

/** The links in our emails, which open the reader's proposals without a log-in, trip by trip. */
export function EmailLinks() {
  const { data } = usePrivateQuery('GET /api/private/plan')
  const plans = (data ?? []).filter(({ latestProposal }) => latestProposal !== null)
  if (plans.length === 0) return null
  return (
    <>
      <h3>{m.link_title()}</h3>
      <Text>{m.link_lead()}</Text>
      <ul className={styles.emailLinks}>
        {plans.map(plan => (
          <PlanLinks key={plan.id} plan={plan} />
        ))}
      </ul>
    </>
  )
}
