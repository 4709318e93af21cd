import { type Ref, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import type { OfficePlan } from '#app/features/office/plan-page/plan-page-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
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

interface BeginDraftProps {
  plan: OfficePlan
  onBegun: (number: number) => void
}

type Source = { trip: string } | { proposal: number } | { firstDraft: true } | null

/** Chooses what a draft starts from: the last sent one, the traveller's own, a published trip, or nothing. */
function BeginDraft({ plan, onBegun }: BeginDraftProps) {
  const { notify } = useDesk()
  const { data: trips, isPending } = usePrivateQuery('GET /api/public/trip', {
    query: { country: plan.country, locale: apiLocale() },
  })
  const [chosen, choose] = useState(plan.trip?.key ?? '')
  const isBeginning = useRef(false)
  const last = plan.proposals.at(-1)
  const key = chosen || trips?.[0]?.key
  async function begin(from: Source): Promise<void> {
    if (isBeginning.current) return
    isBeginning.current = true
    try {
      const { data } = await browserApi('POST /api/admin/plan/{id}/proposal', {
        path: { id: plan.id },
        body: { from },
      })
      onBegun(data.number)
    } catch (error) {
      const reason = error instanceof ApiError && (error.data as { reason?: string } | undefined)?.reason
      notify(reason === 'nobody_has_it' ? m.office_draft_nobodys() : m.office_failed(), false)
    }
    isBeginning.current = false
  }
  return (
    <div className={styles.beginDraftBegin}>
      {!last && (
        <div className={styles.first}>
          <Display size={20}>{m.office_draft_first()}</Display>
          <Text size="small" tone="quiet">
            {m.office_draft_first_lead()}
          </Text>
        </div>
      )}
      {last && (
        <SecondaryButton size="sm" onClick={() => void begin({ proposal: last.number })}>
          {m.office_draft_from_last({ number: last.number })}
        </SecondaryButton>
      )}
      {plan.firstDraft && (
        <>
          <SecondaryButton size="sm" onClick={() => void begin({ firstDraft: true })}>
            {m.first_draft_office_start()}
          </SecondaryButton>
          <TextLink to={links.firstDraft({ draft: plan.firstDraft })}>{m.first_draft_office_see()}</TextLink>
        </>
      )}
      {isPending && <Skeleton width="24rem" height="2.75rem" />}
      {trips && trips.length > 0 && (
        <div className={styles.trip}>
          <SelectField
            label={m.office_draft_trip()}
            value={key}
            onChange={event => choose(event.target.value)}
          >
            {trips.map(trip => (
              <option key={trip.key} value={trip.key}>
                {trip.title}
              </option>
            ))}
          </SelectField>
          <SecondaryButton size="sm" onClick={() => key && void begin({ trip: key })}>
            {m.office_draft_from_trip()}
          </SecondaryButton>
        </div>
      )}
      <SecondaryButton size="sm" onClick={() => void begin(null)}>
        {m.office_draft_blank()}
      </SecondaryButton>
    </div>
  )
}
