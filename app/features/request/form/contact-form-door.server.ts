import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { languageOf } from '#app/features/plan/core/plan.ts'
import { sendPlanRequest } from '#app/features/request/sending/send-plan-request.server.ts'
import { readFormBody } from '#app/form-body.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { contactForm, planOfQuestion, START, withStarts } from './contact-form-schema.ts'

export type ContactFormAnswer =
  | { ok: true; receiptKey: string }
  /** The submitted values with their errors. */
  | { ok: false; result: SubmissionResult<string[]>; retryAfterSeconds?: number }

/**
 * Receives the contact form posted without script.
 * @throws AppError too_large, bad_request, unavailable.
 */
export async function receiveContactForm(ctx: RequestContext, request: Request): Promise<ContactFormAnswer> {
  const { form, isText } = await readFormBody(request)
  const starts = form.getAll(START).filter(start => typeof start === 'string')
  const message = form.get('message')
  if (starts.length > 0) form.set('message', withStarts(typeof message === 'string' ? message : '', starts))
  form.delete(START)
  const submission = parseWithZod(form, { schema: contactForm })
  if (submission.status !== 'success') return { ok: false, result: submission.reply() }
  if (!isText) return { ok: false, result: submission.reply({ formErrors: ['form_not_text'] }) }
  const { name, email, phone, requestKey, referral, subject: trap } = submission.value
  const answer = await sendPlanRequest(ctx, {
    name,
    email,
    phone,
    locale: languageOf(request, ctx.locale),
    timezone: '',
    newPlan: planOfQuestion(submission.value),
    requestKey,
    referral,
    evidence: { trap, headers: request.headers },
  })
  if (answer.ok) return { ok: true, receiptKey: answer.receiptKey }
  if (answer.reason === 'too_many') {
    const result = submission.reply({ formErrors: ['contact_failed'] })
    return { ok: false, result, retryAfterSeconds: answer.retryAfterSeconds }
  }
  return { ok: false, result: submission.reply({ fieldErrors: { country: ['contact_country_required'] } }) }
}
