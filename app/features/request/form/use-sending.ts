import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { firstReferral } from '#app/features/account/partner/first-referral.ts'
import type { ContactForm } from '#app/features/plan/core/first-draft-schema.ts'
import { requestKeyOn } from '#app/features/plan/core/plan.ts'
import { afterSending } from '#app/features/request/sending/after-sending.ts'
import type { SentRequest } from '#app/features/request/sending/follow-sent.ts'
import { matchLanguage } from '#database/values/languages.ts'
import { dropDraft } from './contact-draft.ts'
import { callOfQuestion } from './plan-of-question.ts'

/** Time limit for the answer; after it the send counts as failed. */
const ANSWER_WITHIN_MS = 15_000

/**
 * Sends the form from the browser (specification, section 7): for the person who is logged in as their plan, otherwise
 * as a create-user-with-new-plan operation.
 * @throws if the server is unreachable, refuses it or answers something else.
 */
async function sendContactForm(form: ContactForm, requestKey: string): Promise<SentRequest> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const headers = { 'idempotency-key': requestKey }
  const newPlan = { ...callOfQuestion(form), created_ts: new Date().toISOString() }
  const referral = firstReferral() ?? form.referral
  if (storedLoginKey() !== null) {
    const { sendOwn } = await import('./own-contact.ts')
    const own = await sendOwn(form, { body: { referral, newPlan }, headers, signal })
    if (own) return own
  }
  const body = {
    name: form.name,
    email: form.email,
    phone: form.phone,
    locale: matchLanguage(navigator.languages),
    timezone: '',
    referral,
    // Time since the page opened: a script submits faster than a person can type.
    evidence: { trap: form.subject ?? false, took_ms: Math.round(performance.now()) },
    newPlan,
  }
  const { data } = await browserApi('POST /api/public/user/create_with_new_plan', { body, headers, signal })
  return {
    userId: data.user_id,
    receiptKey: data.receipt_key,
    utmTicket: data.utm_ticket,
    challenge: data.challenge,
  }
}

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

/** Sends the form: idle, loading, then success or error, and idle again (specification, section 4). */
export function useSending() {
  const [status, setStatus] = useState<SendingStatus>('idle')
  const [sent, setSent] = useState<(SentRequest & { country: string }) | null>(null)
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
    } catch {
      setStatus('error')
    }
  }
  return { status, sent, send }
}
