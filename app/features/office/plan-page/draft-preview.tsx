import type { ReactNode } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './draft-preview.module.css'

interface DraftPreviewProps {
  planId: number
  number: number
  /** Renders the traveller's page of the draft. */
  show: (proposal: OwnProposal) => ReactNode
}

/** Preview of a draft: the traveller's page, made from the saved version and without controls. */
export function DraftPreview({ planId, number, show }: DraftPreviewProps) {
  const { data, error, refetch } = usePrivateQuery('GET /api/admin/plan/{id}/proposal/{number}/preview', {
    path: { id: planId, number },
  })
  const isGone = error instanceof ApiError && error.status < 500
  return (
    <main id="main" className={styles.preview} aria-busy={!data && !error}>
      <p className={styles.bar}>
        <b>{m.office_preview_of({ number })}</b>
        <SecondaryButton size="sm" to={links.officePlan(planId)} icon="pencil-simple">
          {m.office_preview_back()}
        </SecondaryButton>
      </p>
      {data && show(data)}
      {!data && !error && <Skeleton height="20rem" />}
      {!data && error && (
        <div className={styles.gone}>
          <Display as="h1" size={30}>
            {isGone ? m.office_plan_gone_title() : m.office_away_title()}
          </Display>
          <Text>{isGone ? m.office_plan_gone() : m.office_away()}</Text>
          {!isGone && (
            <SecondaryButton size="sm" onClick={() => void refetch()}>
              {m.office_retry()}
            </SecondaryButton>
          )}
        </div>
      )}
    </main>
  )
}
