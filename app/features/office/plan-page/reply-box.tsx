import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { randomId } from '#app/client/random-id.ts'
import {
  holdReply,
  type KeptReply,
  keepReply,
  keyFor,
  readReply,
  replaceReply,
} from '#app/features/conversation/thread/kept-words.ts'
import { saysSomething } from '#app/features/conversation/thread/thread.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { weekdayAndHour } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import type { OfficePlan } from './office-plan-schema.ts'
import { failureWords } from './plan-action.ts'
import styles from './reply-box.module.css'

interface ReplyBoxProps {
  plan: OfficePlan
  now: Date
  ref: Ref<HTMLTextAreaElement>
}

const empty: KeptReply = { body: '', tried: null, isNote: false }

/**
 * Writes a reply, or a note that only the office sees. The text is stored on this device until the server has it.
 * Sending the same text again creates one message.
 */
export function ReplyBox({ plan, now, ref }: ReplyBoxProps) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [reply, setReply] = useState(empty)
  const [isSending, setSending] = useState(false)
  const [isKept, setKept] = useState(true)
  const box = useRef<HTMLFormElement>(null)
  const { name, timeZone } = plan.contact
  const { body, isNote } = reply
  useEffect(() => {
    setReply(readReply(plan.id))
    setKept(true)
  }, [plan.id])
  useEffect(() => {
    const onSent = () => setReply({ ...empty, isNote: reply.isNote })
    return holdReply(plan.id, reply, { onSent, onKept: setKept })
  }, [plan.id, reply])
  const label = isNote ? m.office_write_note() : m.office_write({ name })

  function change(next: KeptReply): void {
    setReply(next)
    setKept(true)
    keepReply(plan.id, next)
  }

  /** Updates the stored reply, unless another tab has replaced it. */
  function follow(next: KeptReply): void {
    setReply(next)
    replaceReply(plan.id, reply, next)
  }

  async function send(): Promise<void> {
    if (isSending) return
    box.current?.querySelector('textarea')?.focus()
    if (!saysSomething(body)) return
    const key = keyFor(body, reply.tried, randomId)
    follow({ ...reply, tried: { body, key } })
    setSending(true)
    try {
      const input = { path: { id: plan.id }, body: { body }, headers: { 'idempotency-key': key } }
      await (isNote
        ? browserApi('POST /api/admin/plan/{id}/note', input)
        : browserApi('POST /api/admin/plan/{id}/message', input))
      follow({ ...empty, isNote })
      notify(isNote ? m.office_noted() : m.office_sent({ name }))
    } catch (error) {
      notify(failureWords(error, name), false)
    }
    setSending(false)
    void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/plan') })
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
        onChange={event => change({ ...reply, body: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <div>
        <SecondaryButton size="sm" type="submit" aria-busy={isSending}>
          {isNote ? m.office_keep_note() : m.office_send()} <Kbd>⌘↵</Kbd>
        </SecondaryButton>
        <SecondaryButton
          size="sm"
          disabled={isSending}
          onClick={() => change({ ...reply, tried: null, isNote: !isNote })}
        >
          {isNote ? m.office_as_reply() : m.office_as_note()}
        </SecondaryButton>
      </div>
      <p>
        {isNote ? m.office_note_only() : goes}{' '}
        {body !== '' && (isKept ? m.conversation_kept() : m.conversation_kept_other())}
      </p>
    </form>
  )
}
