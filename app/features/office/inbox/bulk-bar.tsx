import { useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { snoozeTimes } from '#app/features/office/plan-page/snooze-times.ts'
import { usePlanCalls } from '#app/features/office/plan-page/use-plan-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './bulk-bar.module.css'
import type { InboxRow } from './inbox-words.ts'

interface BulkBarProps {
  /** The selected rows. */
  rows: readonly InboxRow[]
  /** Called with the rows that stay selected because the action failed for them. */
  onDone: (left: readonly InboxRow[]) => void
  /** The reader's staff key. */
  fkey: string | null
}

/** Bulk actions that are safe: claiming unassigned plans, and snoozing until tomorrow. */
export function BulkBar({ rows, onDone, fkey }: BulkBarProps) {
  const { notify } = useDesk()
  const { claim, snooze } = usePlanCalls()
  const [once] = useState(oneAtATime)
  const [isBusy, setBusy] = useState(false)
  if (rows.length === 0) return null
  const free = rows.filter(({ planner }) => planner === null)
  async function each(
    chosen: readonly InboxRow[],
    run: (row: InboxRow) => Promise<{ ok: boolean; words: string }>,
  ) {
    await once(async () => {
      setBusy(true)
      const results = []
      for (const row of chosen) results.push({ row, ...(await run(row)) })
      setBusy(false)
      const failed = results.filter(({ ok }) => !ok)
      const done = m.office_bulk_done({ count: results.length - failed.length })
      notify([done, ...failed.map(({ words }) => words)].join(' '), failed.length === 0)
      onDone(failed.map(({ row }) => row))
    })
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={m.office_bulk()} aria-busy={isBusy}>
      <b>{m.office_marked({ count: rows.length })}</b>
      {fkey && free.length > 0 && (
        <SecondaryButton size="sm" icon="hand-palm" onClick={() => void each(free, row => claim(row, fkey))}>
          {m.office_bulk_claim({ count: free.length })}
        </SecondaryButton>
      )}
      <SecondaryButton
        size="sm"
        icon="moon"
        onClick={() => void each(rows, row => snooze(row, snoozeTimes(new Date()).tomorrow))}
      >
        {m.office_bulk_snooze()}
      </SecondaryButton>
      <SecondaryButton size="sm" onClick={() => onDone([])}>
        {m.office_bulk_clear()}
      </SecondaryButton>
    </div>
  )
}
