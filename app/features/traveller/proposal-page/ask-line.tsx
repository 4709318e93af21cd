import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import styles from '#app/features/traveller/proposal/day.module.css'
import type { LineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

interface AskLineProps {
  line: string
  /** Name of the line. */
  about: string
  lines: LineAnswers
}

/** A question pinned to a line. The text stays until it is sent. */
export function AskLine({ line, about, lines: { say } }: AskLineProps) {
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [once] = useState(oneAtATime)
  const [isUnsent, setIsUnsent] = useState(false)
  const [body, setBody] = useState('')
  const ask = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  // The focused button was removed when the form opened or closed.
  useEffect(() => {
    if (isAsking) document.getElementById(id)?.focus()
    else if (wasAsking.current) ask.current?.focus()
    wasAsking.current = isAsking
  }, [id, isAsking])

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (body.trim() === '') return
    setIsSending(true)
    setIsUnsent(false)
    const isSent = await once(() => say({ line, answer: 'ask', body }))
    if (isSent === undefined) return
    setIsSending(false)
    setIsUnsent(!isSent)
    if (!isSent) return
    setBody('')
    setIsAsking(false)
  }

  if (!isAsking)
    return (
      <p className={styles.ask}>
        <TertiaryButton ref={ask} icon="chat-circle-text" onClick={() => setIsAsking(true)}>
          {m.proposal_ask()}
        </TertiaryButton>
      </p>
    )
  return (
    <form onSubmit={send} className={styles.asking}>
      <TextArea
        id={id}
        label={m.proposal_ask_about({ name: about })}
        rows={3}
        required
        maxLength={20_000}
        value={body}
        onChange={event => setBody(event.currentTarget.value)}
      />
      {isUnsent && <Note kind="error">{m.proposal_failed()}</Note>}
      <p className={styles.buttons}>
        <SecondaryButton type="submit" size="sm" icon="paper-plane-tilt-bold" aria-busy={isSending}>
          {m.proposal_send()}
        </SecondaryButton>
        <TertiaryButton onClick={() => setIsAsking(false)}>{m.proposal_not_now()}</TertiaryButton>
      </p>
    </form>
  )
}
