import type { z } from 'zod'
import { AppError } from '#app/app-error.ts'
import { isNextPage } from '#app/features/account/identity/identity.ts'
import { logIn, startPasswordReset } from '#app/features/account/identity/identity-commands.server.ts'
import {
  addressInput,
  linkInput,
  logInInput,
  signUpInput,
} from '#app/features/account/identity/identity-schema.ts'
import { resendValidation, signUp } from '#app/features/account/identity/sign-up.server.ts'
import { readFormBody } from '#app/form-body.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { matchLanguage } from '#database/values/languages.ts'
import { type FormAnswer, type IdentityProblems, problemOf, tooManyAtLogIn } from './identity-problems.ts'
import { finishLoginLink, startLoginLink } from './login-link-commands.server.ts'
import { wantsLink } from './wants-link.ts'

/**
 * Only our own pages may post a log-in: another site could log its visitor in to an account that it watches. Browsers
 * say where a form is from; over plain http some do not.
 */
function requireOwnForm({ origin }: Pick<RequestContext, 'origin'>, { headers }: Request): void {
  const site = headers.get('sec-fetch-site')
  const from = headers.get('origin')
  const isOwn = site === null ? from === null || from === 'null' || from === origin : site === 'same-origin'
  if (!isOwn) throw new AppError('unauthorized', 'This form was posted by another site.')
}

interface Posted {
  fields: Record<string, string>
  /** The page that the log-in is for. */
  next: string | undefined
}

async function readPosted(ctx: RequestContext, request: Request): Promise<Posted> {
  requireOwnForm(ctx, request)
  const { form } = await readFormBody(request)
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
  const next = new URL(request.url).searchParams.get('next')
  return { fields, next: next !== null && isNextPage(next) ? next : undefined }
}

function refuse({ fields }: Posted, problems: IdentityProblems, retryAfterSeconds?: number): FormAnswer {
  const email = fields.email ?? ''
  return { kind: 'refused', problems, email, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

function refuseInput(posted: Posted, error: z.ZodError): FormAnswer {
  const problems = error.issues.map(
    ({ path, message }) => [String(path[0] ?? 'form'), problemOf(message)] as const,
  )
  return refuse(posted, Object.fromEntries(problems))
}

type EmailCommand = (
  ctx: RequestContext,
  input: z.output<typeof addressInput>,
) => Promise<{ ok: true } | { ok: false; reason: 'too_many'; retryAfterSeconds: number }>

async function requestEmail(ctx: RequestContext, posted: Posted, run: EmailCommand): Promise<FormAnswer> {
  const { fields, next } = posted
  const input = addressInput.safeParse({ email: fields.email, locale: matchLanguage([ctx.locale]), next })
  if (!input.success) return refuseInput(posted, input.error)
  const answer = await run(ctx, input.data)
  if (answer.ok) return { kind: 'sent' }
  return refuse(posted, { form: problemOf('form_too_many') }, answer.retryAfterSeconds)
}

async function logInByPassword(ctx: RequestContext, posted: Posted): Promise<FormAnswer> {
  const input = logInInput.safeParse(posted.fields)
  if (!input.success) return refuseInput(posted, input.error)
  const answer = await logIn(ctx, input.data)
  if (answer.ok) return { kind: 'in', token: answer.session.token }
  if (answer.reason === 'too_many')
    return refuse(posted, { form: tooManyAtLogIn() }, answer.retryAfterSeconds)
  return refuse(posted, { form: problemOf('identity_log_in_wrong') })
}

async function logInByLink(ctx: RequestContext, posted: Posted): Promise<FormAnswer> {
  const input = linkInput.safeParse(posted.fields)
  if (!input.success) return refuseInput(posted, input.error)
  const answer = await finishLoginLink(ctx, input.data)
  if (answer.ok) return { kind: 'in', token: answer.session.token }
  if (answer.reason === 'too_many')
    return refuse(posted, { form: problemOf('form_too_many') }, answer.retryAfterSeconds)
  return refuse(posted, { form: problemOf('identity_token_used') })
}

/** Receives the log-in page's form: by password, by an emailed link, or the request for one. @throws AppError. */
export async function receiveLogIn(ctx: RequestContext, request: Request): Promise<FormAnswer> {
  const posted = await readPosted(ctx, request)
  if (posted.fields.token !== undefined) return logInByLink(ctx, posted)
  if (wantsLink(posted.fields)) return requestEmail(ctx, posted, startLoginLink)
  return logInByPassword(ctx, posted)
}

/** Receives the form that requests the email for resetting a password. @throws AppError. */
export async function receiveResetRequest(ctx: RequestContext, request: Request): Promise<FormAnswer> {
  return requestEmail(ctx, await readPosted(ctx, request), startPasswordReset)
}

/** Receives the form that requests the sign-up email again. @throws AppError. */
export async function receiveResend(ctx: RequestContext, request: Request): Promise<FormAnswer> {
  return requestEmail(ctx, await readPosted(ctx, request), resendValidation)
}

/** Receives the form for an account. @throws AppError. */
export async function receiveSignUp(ctx: RequestContext, request: Request): Promise<FormAnswer> {
  const posted = await readPosted(ctx, request)
  const { fields, next } = posted
  const input = signUpInput.safeParse({ ...fields, locale: matchLanguage([ctx.locale]), next })
  if (!input.success) return refuseInput(posted, input.error)
  const answer = await signUp(ctx, input.data)
  if (answer.ok) return { kind: 'sent' }
  if (answer.reason === 'too_many')
    return refuse(posted, { form: problemOf('form_too_many') }, answer.retryAfterSeconds)
  return refuse(posted, { password: problemOf('identity_password_guessable') })
}
