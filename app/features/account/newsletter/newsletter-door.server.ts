import { readFormBody } from '#app/form-body.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { matchLanguage } from '#database/values/languages.ts'
import { subscribe } from './newsletter-commands.server.ts'
import { type NewsletterDecision, type NewsletterProblem, newsletterSignup } from './newsletter-schema.ts'

export type SignupAnswer =
  | { ok: true }
  | { ok: false; email: string; problem: NewsletterProblem; retryAfterSeconds?: number }

/** Receives the newsletter's form. @throws AppError too_large, bad_request. */
export async function receiveSignup(ctx: RequestContext, request: Request): Promise<SignupAnswer> {
  const { form, isText } = await readFormBody(request)
  const given = form.get('email')
  const email = typeof given === 'string' ? given : ''
  if (!isText) return { ok: false, email: '', problem: 'form_not_text' }
  const signup = newsletterSignup.safeParse({ email, locale: matchLanguage([ctx.locale]) })
  if (!signup.success) {
    const problem = (signup.error.issues[0]?.message ?? 'contact_email_invalid') as NewsletterProblem
    return { ok: false, email, problem }
  }
  const answer = await subscribe(ctx, signup.data)
  if (answer.ok) return answer
  return { ok: false, email, problem: 'form_too_many', retryAfterSeconds: answer.retryAfterSeconds }
}

/** Reads the decision on the confirmation page; anything but `end` confirms. */
export async function readDecision(request: Request): Promise<NewsletterDecision> {
  const { form } = await readFormBody(request)
  return form.get('wish') === 'end' ? 'end' : 'confirm'
}
