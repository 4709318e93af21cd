import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { requestKeyOn } from '#app/features/plan/core/plan.ts'
import type { ContactForm } from '#app/features/plan/core/plan-schema.ts'
import { afterSending } from '#app/features/request/sending/after-sending.ts'
import type { SentRequest } from '#app/features/request/sending/follow-sent.ts'
import { dropDraft } from './contact-draft.ts'
import { sendContactForm } from './send-contact-form.ts'

/** Milliseconds until the form's status returns to idle (specification, section 9: form status reset). */
const STATUS_RESET_MS = 5_000

type SendingStatus = 'idle' | 'loading' | 'success' | 'error'

/** A retry with the same content keeps its key, even past midnight. */
function requestKeys(): (form: ContactForm) => string {
  let last = { content: '', key: '' }
  return form => {
    const content = JSON.stringify(form)
    if (content !== last.content) last = { content, key: requestKeyOn(new Date()) }
    return last.key
  }
}

/** The message for a failure: a sender over the limit must wait, everyone else may retry at once. */
function problemOf(error: unknown): 'form_too_many' | 'contact_failed' {
  return error instanceof ApiError && error.status === 429 ? 'form_too_many' : 'contact_failed'
}

/** Sends the form: idle, loading, then success or error, and idle again (specification, section 4). */
export function useSending() {
  const [status, setStatus] = useState<SendingStatus>('idle')
  const [sent, setSent] = useState<(SentRequest & { country: string }) | null>(null)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>('contact_failed')
  const keyFor = useRef(requestKeys())

  useEffect(() => {
    if (status !== 'success' && status !== 'error') return
    const timer = setTimeout(() => setStatus('idle'), STATUS_RESET_MS)
    return () => clearTimeout(timer)
  }, [status])

  async function send(form: ContactForm): Promise<void> {
    setStatus('loading')
    try {
      const answer = await sendContactForm(form, keyFor.current(form))
      setSent({ ...answer, country: form.country })
      dropDraft()
      setStatus('success')
      void afterSending(answer)
    } catch (error) {
      setProblem(problemOf(error))
      setStatus('error')
    }
  }
  return { status, problem, sent, send }
}
