import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { DueNote } from '#app/features/office/plan-page/due-note.tsx'
import { PlanFacts } from '#app/features/office/plan-page/plan-facts.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './inbox-side.module.css'
import type { InboxRow } from './inbox-words.ts'

/** The selected plan beside the list: due time in both time zones, the message and the wishes. */
export function InboxSide({ row, now }: { row: InboxRow; now: Date }) {
  const { data: plan } = usePrivateQuery('GET /api/admin/plan/{id}', { path: { id: row.id } })
  return (
    <aside className={styles.side} aria-label={row.name}>
      <header className={styles.head}>
        <div>
          <p className={styles.fine}>
            {row.proposal
              ? m.office_plan_and_draft({ number: row.id, draft: row.proposal.number })
              : m.office_plan_number({ number: row.id })}
          </p>
          <Display size={24}>{row.name}</Display>
        </div>
        <SecondaryButton size="sm" to={links.officePlan(row.id)}>
          {m.office_open()} <Kbd>↵</Kbd>
        </SecondaryButton>
      </header>
      {plan ? <DueNote plan={plan} now={now} /> : <Skeleton height="3.5rem" />}
      {row.words && (
        <blockquote className={styles.words} dir="auto">
          {row.words}
        </blockquote>
      )}
      {plan ? <PlanFacts plan={plan} /> : <Skeleton height="9rem" />}
    </aside>
  )
}
