import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { keyOf, privatePages, privateQuery } from '#app/client/private-data/private-query.ts'
import { readText } from '#app/features/conversation/thread/saved-text.ts'
import type { ThreadMessage } from '#app/features/conversation/thread/thread-schema.ts'
import { useComposer } from '#app/features/conversation/thread/use-composer.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { weekdayAndHour } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { openWords, PhraseBox } from './phrase-box.tsx'
import { failureWords } from './plan-action.ts'
import type { OfficePlan } from './plan-page-schema.ts'
import styles from './reply-box.module.css'

interface ReplyBoxProps {
  plan: OfficePlan
  now: Date
  ref: Ref<HTMLTextAreaElement>
}

/** Shows what was sent before the conversation and its plan are read again: who answers has the plan from then on. */
function showSent(client: QueryClient, { id, ownFkey }: OfficePlan, sent: ThreadMessage): void {
  const { queryKey: thread } = privatePages('GET /api/admin/plan/{id}/message', { path: { id } })
  client.setQueryData(thread, known => {
    const [latest, ...earlier] = known?.pages ?? []
    if (!known || !latest || latest.data.some(message => message.id === sent.id)) return known
    return { ...known, pages: [{ ...latest, data: [...latest.data, sent] }, ...earlier] }
  })
  if (sent.channel === 'note') return
  client.setQueryData(privateQuery('GET /api/admin/plan/{id}', { path: { id } }).queryKey, known => {
    if (!known) return known
    const planner = known.planner ?? known.planners.find(({ fkey }) => fkey === ownFkey) ?? null
    const isFirst = known.stage === 'new' || known.stage === 'assigned'
    return { ...known, planner, stage: isFirst && planner ? 'first response' : known.stage }
  })
}

/** Notes have a name of their own, so that one is never restored as a reply to the traveller. */
function nameOf(planId: number, isNote: boolean): string {
  return `office-${isNote ? 'note' : 'reply'}-${planId}`
}

/**
 * Writes a reply, or a note that only the office sees. The text is saved on this device until the server has it.
 * Sending the same text again creates one message. A reply with something in braces that the plan had no value for is not sent.
 */
export function ReplyBox({ plan, now, ref }: ReplyBoxProps) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [isNote, setNote] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const { name, timeZone } = plan.contact
  useEffect(() => setNote(readText(nameOf(plan.id, true)).body !== ''), [plan.id])
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/plan') })
  const { body, setBody, moveTo, isSaved, isSending, ...composer } = useComposer({
    name: nameOf(plan.id, isNote),
    deliver: async (text, key) => {
      const input = { path: { id: plan.id }, body: { body: text }, headers: { 'idempotency-key': key } }
      const { data } = isNote
        ? await browserApi('POST /api/admin/plan/{id}/note', input)
        : await browserApi('POST /api/admin/plan/{id}/message', input)
      showSent(client, plan, data)
    },
    onSent: () => {
      notify(isNote ? m.office_noted() : m.office_sent({ name }))
      refresh()
    },
    onFailed: error => {
      notify(failureWords(error, name), false)
      refresh()
    },
  })
  const label = isNote ? m.office_write_note() : m.office_write({ name })

  const open = isNote ? null : openWords(body)

  function focus(): void {
    box.current?.querySelector('textarea')?.focus()
  }
  function use(text: string): void {
    setBody(body.trim() === '' ? text : `${body.trimEnd()}\n\n${text}`)
    setChoosing(false)
    focus()
  }
  async function send(): Promise<void> {
    focus()
    if (open) return notify(open, false)
    await composer.send()
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void send()
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
    if (event.key === 'Escape') event.currentTarget.blur()
  }
  const there = timeZone && weekdayAndHour(now, timeZone)
  const goes = there ? m.office_goes_by({ time: there }) : m.office_goes_by_unknown()
  return (
    <>
      <form ref={box} className={styles.box} onSubmit={onSubmit} data-note={isNote}>
        <textarea
          ref={ref}
          rows={3}
          dir="auto"
          aria-label={label}
          placeholder={label}
          maxLength={20_000}
          value={body}
          readOnly={isSending}
          onChange={event => setBody(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div>
          <SecondaryButton size="sm" type="submit" aria-busy={isSending}>
            {isNote ? m.office_keep_note() : m.office_send()} <Kbd>⌘↵</Kbd>
          </SecondaryButton>
          <SecondaryButton
            size="sm"
            disabled={isSending}
            onClick={() => {
              moveTo(nameOf(plan.id, !isNote))
              setNote(!isNote)
            }}
          >
            {isNote ? m.office_as_reply() : m.office_as_note()}
          </SecondaryButton>
          <SecondaryButton size="sm" disabled={isSending} onClick={() => setChoosing(true)}>
            {m.office_phrases()}
          </SecondaryButton>
        </div>
        {open && <p role="status">{open}</p>}
        <p>
          {isNote ? m.office_note_only() : goes}{' '}
          {body !== '' && (isSaved ? m.conversation_saved() : m.conversation_saved_other())}
        </p>
      </form>
      {isChoosing && <PhraseBox planId={plan.id} onUse={use} onClose={() => setChoosing(false)} />}
    </>
  )
}
