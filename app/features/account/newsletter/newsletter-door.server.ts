import { readFormBody } from '#app/form-body.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { matchLanguage } from '#database/values/languages.ts'
import type { LetterWish } from './newsletter.ts'
import { signUpForLetter } from './newsletter-commands.server.ts'
import { type LetterProblem, letterSignup } from './newsletter-schema.ts'

export type SignupAnswer =
  | { ok: true }
  | { ok: false; email: string; problem: LetterProblem; retryAfterSeconds?: number }

/** The letter's form as a page posts it. @throws AppError too_large, bad_request. */
export async function receiveSignup(ctx: RequestContext, request: Request): Promise<SignupAnswer> {
  const { form, isText } = await readFormBody(request)
  const given = form.get('email')
  const email = typeof given === 'string' ? given : ''
  if (!isText) return { ok: false, email: '', problem: 'form_not_text' }
  const signup = letterSignup.safeParse({ email, locale: matchLanguage([ctx.locale]) })
  if (!signup.success) {
    const problem = (signup.error.issues[0]?.message ?? 'contact_email_invalid') as LetterProblem
    return { ok: false, email, problem }
  }
  const answer = await signUpForLetter(ctx, signup.data)
  if (answer.ok) return answer
  return { ok: false, email, problem: 'form_too_many', retryAfterSeconds: answer.retryAfterSeconds }
}

/** What a press at the letter's own address wishes; anything but an end is a yes. */
export async function readWish(request: Request): Promise<LetterWish> {
  const { form } = await readFormBody(request)
  return form.get('wish') === 'end' ? 'end' : 'confirm'
}
