import { type Ref, useState } from 'react'
import type { OfficePlan } from '#app/features/office/plan-page/plan-page-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { BeginDraft } from './begin-draft.tsx'
import { DraftEditor } from './draft-editor.tsx'
import styles from './plan-drafts.module.css'

interface PlanDraftsProps {
  plan: OfficePlan
  /** Element in which the draft's checks are rendered. */
  checksIn: HTMLElement | null
  coverNote: Ref<HTMLTextAreaElement>
}

/** A plan's drafts, with the latest selected; another can be begun if all were sent. */
export function PlanDrafts({ plan, checksIn, coverNote }: PlanDraftsProps) {
  const { proposals } = plan
  const [chosen, choose] = useState<number | null>(null)
  const [begun, begin] = useState<number | null>(null)
  const last = proposals.at(-1)
  const shown = chosen ?? last?.number ?? null
  function onBegun(number: number): void {
    choose(number)
    begin(number)
  }
  const canBegin = !last || last.sentTs !== null
  return (
    <div>
      {proposals.length > 0 && (
        <fieldset className={styles.drafts} aria-label={m.office_drafts()}>
          {proposals.map(({ number }) => (
            <button key={number} type="button" aria-pressed={number === shown} onClick={() => choose(number)}>
              {m.office_draft({ number })}
            </button>
          ))}
        </fieldset>
      )}
      {canBegin && !last && <BeginDraft plan={plan} onBegun={onBegun} />}
      {canBegin && last && (
        <details className={styles.begin}>
          <summary>{m.office_draft_begin()}</summary>
          <BeginDraft plan={plan} onBegun={onBegun} />
        </details>
      )}
      {shown !== null && (
        <DraftEditor
          key={shown}
          plan={plan}
          number={shown}
          isNew={shown === begun}
          checksIn={checksIn}
          coverNote={coverNote}
        />
      )}
    </div>
  )
}
