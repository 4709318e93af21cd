import type { ReactNode } from 'react'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import type { VoteResult } from '#database/values/proposal-content.ts'
import styles from './plan-vote.module.css'

interface PlanVoteNoteProps {
  planId: number
  /** Renders the result as the traveller sees it. */
  results: (result: VoteResult) => ReactNode
}

/** The companions' vote on a plan, once it is closed; nothing if there was none. */
export function PlanVoteNote({ planId, results }: PlanVoteNoteProps) {
  const { data: vote } = usePrivateQuery('GET /api/admin/plan/{id}/vote', { path: { id: planId } })
  if (!vote) return null
  const { answers, voters, number, result } = vote
  return (
    <section className={styles.vote} aria-labelledby="plan-vote">
      <Display as="h2" size={20} id="plan-vote">
        {m.vote_title()}
      </Display>
      <p className={styles.about}>{m.vote_about({ number })}</p>
      {result ? results(result) : <p>{m.vote_waiting({ answers, voters })}</p>}
    </section>
  )
}
