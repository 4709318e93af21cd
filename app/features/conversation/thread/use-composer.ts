import { useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { randomId } from '#app/client/random-id.ts'
import { saysSomething, tidyBody } from '#app/features/conversation/thread/thread.ts'
import { holdWords, type KeptWords, keepWords, keyFor, readWords, replaceWords } from './kept-words.ts'

export type Problem = 'empty' | 'refused' | 'too_long' | 'logged_out' | 'away'

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'away'
  if (error.status === 401) return 'logged_out'
  if (error.status === 413 || JSON.stringify(error.data ?? '').includes('message_too_long')) return 'too_long'
  return error.status < 500 && error.status !== 429 ? 'refused' : 'away'
}

export interface Composing {
  /** Sends the text; a retry has the same key. @throws ApiError. */
  post: (body: string, key: string) => Promise<unknown>
  /** Name for the storage: the plan and the kind of message. */
  name: string
  /** Called once the server has stored it. */
  onSent: () => Promise<unknown> | unknown
}

/** State of a message being written: stored on the device until the server has it, and sent once despite retries. */
export function useComposer({ post, name, onSent }: Composing) {
  const [words, setWords] = useState<KeptWords>({ body: '', tried: null })
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    setWords(readWords(name))
    setKept(true)
  }, [name])
  useEffect(() => {
    const onSent = () => setWords({ body: '', tried: null })
    return holdWords(name, words, { onSent, onKept: setKept })
  }, [name, words])

  function change(next: KeptWords): void {
    setWords(next)
    setKept(true)
    keepWords(name, next)
  }

  /** Updates the stored text, unless another tab has replaced it. */
  function follow(next: KeptWords): void {
    setWords(next)
    replaceWords(name, words.body, next)
  }

  async function send(): Promise<void> {
    const body = tidyBody(words.body)
    if (isSending) return
    if (!saysSomething(body)) return setProblem('empty')
    const key = keyFor(body, words.tried, randomId)
    follow({ ...words, tried: { body, key } })
    setSending(true)
    setProblem(null)
    try {
      await post(body, key)
      follow({ body: '', tried: null })
      await onSent()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }

  return {
    body: words.body,
    setBody: (body: string) => {
      // The error belonged to another text.
      setProblem(null)
      change({ ...words, body })
    },
    isKept,
    isSending,
    problem,
    send,
  }
}
