import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { randomId } from '#app/client/random-id.ts'
import { saysSomething, tidyBody } from '#app/features/conversation/thread/thread.ts'
import {
  holdText,
  keyFor,
  moveText,
  NO_TEXT,
  readText,
  replaceText,
  type SavedText,
  saveText,
} from './saved-text.ts'

export type Problem = 'empty' | 'refused' | 'too_long' | 'logged_out' | 'away'

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'away'
  if (error.status === 401) return 'logged_out'
  if (error.status === 413 || JSON.stringify(error.data ?? '').includes('message_too_long')) return 'too_long'
  return error.status < 500 && error.status !== 429 ? 'refused' : 'away'
}

export interface Composing {
  /** Name under which the text is saved: what it is about, and its kind. */
  name: string
  /** Sends it; a retry of the same text has the same key. */
  deliver: (body: string, key: string) => Promise<unknown>
  /** Called once the server has stored it. */
  onSent?: () => Promise<unknown> | unknown
  onFailed?: (error: unknown) => void
}

/** A text being written in any box: saved on the device until the server has it, and sent once despite retries. */
export function useComposer({ name, deliver, onSent, onFailed }: Composing) {
  const [text, setText] = useState(NO_TEXT)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSaved, setSaved] = useState(true)
  const shown = useRef<string>(null)
  useEffect(() => {
    // A text that was moved under this name is shown already.
    if (shown.current !== name) setText(readText(name))
    shown.current = name
    setSaved(true)
  }, [name])
  useEffect(() => holdText(name, text, { onSent: () => setText(NO_TEXT), onSaved: setSaved }), [name, text])

  /** Updates the saved text, unless another tab has replaced it. */
  function follow(next: SavedText): void {
    setText(next)
    replaceText(name, text.body, next)
  }

  async function send(): Promise<void> {
    const body = tidyBody(text.body)
    if (isSending) return
    if (!saysSomething(body)) return setProblem('empty')
    const key = keyFor(body, text.tried, randomId)
    follow({ ...text, tried: { body, key } })
    setSending(true)
    setProblem(null)
    try {
      await deliver(body, key)
      follow(NO_TEXT)
      await onSent?.()
    } catch (error) {
      setProblem(problemOf(error))
      onFailed?.(error)
    } finally {
      setSending(false)
    }
  }

  return {
    body: text.body,
    setBody: (body: string) => {
      // The error belonged to another text.
      setProblem(null)
      const next = { ...text, body }
      setText(next)
      setSaved(true)
      saveText(name, next)
    },
    /** Goes on under another name, with the same text. */
    moveTo: (other: string) => {
      setText({ body: text.body, tried: null })
      shown.current = other
      moveText(name, other, text.body)
    },
    isSaved,
    isSending,
    problem,
    send,
  }
}
