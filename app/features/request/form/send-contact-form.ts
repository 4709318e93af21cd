import { browserApi } from '#app/client/api-client/api-client.ts'
import { firstReferral } from '#app/features/account/partner/first-referral.ts'
import type { ContactForm } from '#app/features/plan/core/plan-schema.ts'
import { createUserWithNewPlan } from '#app/features/request/sending/create-user-with-new-plan.ts'
import type { SentRequest } from '#app/features/request/sending/follow-sent.ts'
import { matchLanguage } from '#database/values/languages.ts'
import { planOfQuestion } from './contact-form-request.ts'

/** Time limit for the answer; after it the send counts as failed. */
const ANSWER_WITHIN_MS = 15_000

/**
 * Sends the form from the browser (specification, section 7: a create-user-with-new-plan operation).
 * @throws if the server is unreachable, refuses it or answers something else.
 */
export async function sendContactForm(form: ContactForm, requestKey: string): Promise<SentRequest> {
  const plan = planOfQuestion(form)
  const body = {
    name: form.name,
    email: form.email,
    phone: form.phone,
    locale: matchLanguage(navigator.languages),
    timezone: '',
    referral: firstReferral() ?? form.referral,
    // Time since the page opened: a script submits faster than a person can type.
    evidence: { trap: form.subject ?? false, took_ms: Math.round(performance.now()) },
    newPlan: {
      country: plan.country,
      message: plan.message,
      url: plan.url,
      travel_class: plan.travelClass,
      initial_contact_method: plan.initialContactMethod,
      first_draft: plan.firstDraft,
      created_ts: new Date().toISOString(),
    },
  }
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const { data } = await createUserWithNewPlan(browserApi, body, { requestKey, signal })
  return {
    userId: data.user_id,
    receiptKey: data.receipt_key,
    utmTicket: data.utm_ticket,
    challenge: data.challenge,
  }
}
