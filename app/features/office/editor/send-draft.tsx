import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { fromLocalInput, toLocalInput, whenOf } from '#app/features/office/desk/office-clock.ts'
import type { OfficePlan } from '#app/features/office/plan-page/plan-page-schema.ts'
import type { DisagreementInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './send-draft.module.css'
import type { EditedWords } from './use-draft.ts'

interface SendDraftProps {
  plan: OfficePlan
  edited: EditedWords
  coverNote: Ref<HTMLTextAreaElement>
}

/** Time in which sending can be undone. */
const GRACE_MS = 60_000

const refusals: Record<string, () => string> = {
  sent: m.office_draft_is_sent,
  moved_on: m.office_send_moved,
  no_days: m.office_send_empty,
  is_past: m.office_send_past,
  is_over: m.office_stage_over,
}

interface Refusal {
  reason?: string
  disagreements?: DisagreementInWords[]
}

/** A stable function that calls the latest version of its argument. */
function useLatest(run: () => void): () => void {
  const latest = useRef(run)
  latest.current = run
  return useCallback(() => latest.current(), [])
}

/** The cover note, and when the draft is sent: after a minute in which it can be undone, or at a set time. */
export function SendDraft({ plan, edited, coverNote }: SendDraftProps) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const { draft, words, isSaved, version, state, edit } = edited
  const [at, setAt] = useState('')
  // Pressed before the last edits were saved: sends once they are.
  const [isWanted, setWanted] = useState(false)
  // What the draft disagrees with, until its sender says yes to it or changes it.
  const [disagreements, setDisagreements] = useState<DisagreementInWords[] | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!disagreements) return
    alert.current?.focus({ preventScroll: true })
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [disagreements])
  const [once] = useState(oneAtATime)
  const { name } = plan.contact
  const path = { id: plan.id, number: draft?.number ?? 0 }
  async function act(call: () => Promise<unknown>, doneWords: string): Promise<void> {
    try {
      await call()
      setDisagreements(null)
      notify(doneWords)
    } catch (error) {
      const data = error instanceof ApiError ? (error.data as Refusal | undefined) : undefined
      const reason = data?.reason
      if (reason === 'draft_disagrees') {
        setDisagreements(data?.disagreements ?? [])
        return
      }
      notify(refusals[reason ?? '']?.() ?? m.office_failed(), false)
    }
    await client.invalidateQueries({ queryKey: keyOf('GET /api/admin/plan/{id}', { path: { id: plan.id } }) })
  }
  const send = useLatest(() => {
    setWanted(false)
    setConfirmed(false)
    const hour = fromLocalInput(at) ?? new Date(Date.now() + GRACE_MS)
    const input = {
      path,
      body: { note: words?.note ?? '', at: hour.toISOString(), confirmed: isConfirmed },
      headers: { 'if-match': `"${version}"` },
    }
    const call = () => browserApi('POST /api/admin/plan/{id}/proposal/{number}/send', input)
    void once(() => act(call, m.office_will_send({ name })))
  })
  const stop = () => browserApi('DELETE /api/admin/plan/{id}/proposal/{number}/send', { path })
  const isReady = isSaved && state === 'saved'
  useEffect(() => {
    if (isWanted && isReady) send()
    else if (isWanted && (state === 'away' || state === 'refused' || state === 'both')) setWanted(false)
  }, [isWanted, isReady, state, send])
  if (!draft || !words) return null
  if (draft.sentTs)
    return (
      <p className={styles.sent}>
        {m.office_sent_when({ when: whenOf(new Date(draft.sentTs), new Date()) })}
      </p>
    )
  if (draft.sendAt)
    return (
      <p className={styles.goes} role="status">
        <b>{m.office_goes_at({ number: draft.number, when: whenOf(new Date(draft.sendAt), new Date()) })}</b>
        <SecondaryButton
          size="sm"
          data-focus="send"
          onClick={() => void once(() => act(stop, m.office_stopped()))}
        >
          {m.office_stop()}
        </SecondaryButton>
      </p>
    )
  const hasDays = words.content.days.length > 0
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (hasDays) setWanted(true)
    else notify(m.office_send_empty(), false)
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { form } = event.currentTarget
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      // The button that cancels the sending.
      form?.querySelector<HTMLElement>('[data-focus="send"]')?.focus()
      form?.requestSubmit()
    }
    if (event.key === 'Escape') event.currentTarget.blur()
  }
  return (
    <form className={styles.send} onSubmit={onSubmit}>
      <Display size={20}>{m.office_cover_note()}</Display>
      <TextArea
        ref={coverNote}
        onKeyDown={onKeyDown}
        label={m.office_cover_note_to({ name })}
        hint={m.office_cover_note_hint()}
        rows={5}
        maxLength={5_000}
        value={words.note}
        onChange={event => edit({ ...words, note: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label={m.office_send_at()}
        min={toLocalInput(new Date())}
        value={at}
        onChange={event => setAt(event.target.value)}
      />
      {disagreements && (
        <div
          ref={alert}
          className={styles.disagrees}
          role="alertdialog"
          aria-label={m.office_send_disagrees()}
          tabIndex={-1}
        >
          <p>
            <b>{m.office_send_disagrees()}</b>
          </p>
          <ul>
            {disagreements.map(({ words: said }) => (
              <li key={said.en}>{said[getLocale()]}</li>
            ))}
          </ul>
          <p className={styles.ways}>
            <SecondaryButton
              size="sm"
              onClick={() => {
                setConfirmed(true)
                setWanted(true)
              }}
            >
              {m.office_send_anyway()}
            </SecondaryButton>
            <SecondaryButton size="sm" onClick={() => setDisagreements(null)}>
              {m.office_send_not_yet()}
            </SecondaryButton>
          </p>
        </div>
      )}
      <p className={styles.ways}>
        <SecondaryButton size="sm" type="submit" data-focus="send" aria-busy={isWanted}>
          {at ? m.office_send_then() : m.office_send_draft({ number: draft.number })}
        </SecondaryButton>
      </p>
    </form>
  )
}
