import { browserApi } from '#app/client/api-client/api-client.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { LinkState } from '#app/features/proposal/link/link-state.tsx'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import styles from './plan-vote.module.css'

/** The links in the emails about a plan: when one was last used, and how they are withdrawn. */
export function PlanLink({ planId }: { planId: number }) {
  const path = { id: planId }
  const { data, refetch } = usePrivateQuery('GET /api/admin/plan/{id}/proposal-link', { path })
  if (!data) return null
  return (
    <section className={styles.vote} aria-labelledby="plan-link">
      <Display as="h2" size={20} id="plan-link">
        {m.link_title_office()}
      </Display>
      <p className={styles.about}>{m.link_lead_office()}</p>
      <LinkState
        state={data}
        withdraw={async () => {
          await browserApi('DELETE /api/admin/plan/{id}/proposal-link', { path })
          await refetch()
        }}
      />
    </section>
  )
}
