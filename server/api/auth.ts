import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#app/app-error.ts'
import {
  finishPasswordReset,
  logIn,
  logOut,
  startPasswordReset,
} from '#app/features/account/identity/identity-commands.server.ts'
import { getMe } from '#app/features/account/identity/identity-queries.server.ts'
import {
  addressInput,
  finishResetInput,
  linkInput,
  logInInput,
  type Me,
  signUpInput,
  validateEmailInput,
} from '#app/features/account/identity/identity-schema.ts'
import { resendValidation, signUp, validateEmail } from '#app/features/account/identity/sign-up.server.ts'
import { acceptInvitation } from '#app/features/account/invitation/invitation-commands.server.ts'
import { finishLoginLink, startLoginLink } from '#app/features/account/log-in/login-link-commands.server.ts'
import type { Session } from '#app/identity-service.ts'
import { languageCodes } from '#database/values/languages.ts'
import { apiRouter } from './api-router.ts'
import {
  failures,
  jsonAnswer,
  jsonBody,
  limitedFailures,
  tooLarge,
  unauthorized,
  withKey,
  withOrWithoutKey,
} from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { refuseTooMany } from './too-many.ts'

export const me = z
  .object({
    user_id: z.number().int().positive(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(['traveller', 'planner', 'partner', 'admin']),
    locale: z.enum(languageCodes),
    timezone: z.string(),
    birthday: z.iso.date().nullable(),
    date_created: z.iso.date(),
    email_validated: z.iso.datetime().nullable(),
    fkey: z
      .string()
      .nullable()
      .openapi({ description: 'The planner’s key on the staff; null for other accounts' }),
    portrait: z
      .string()
      .nullable()
      .openapi({ description: 'Version of the planner’s portrait, a part of its address' }),
    countries: z.array(z.string()).openapi({ description: 'Tags of the countries the planner works for' }),
    affiliate: z
      .string()
      .nullable()
      .openapi({ description: 'Key of the partner’s affiliate; null for other accounts' }),
    has_password: z.boolean().openapi({ description: 'Whether the account has a password' }),
    deletes_ts: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When the account will be deleted, as its owner requested; null otherwise' }),
  })
  .openapi('Me') satisfies z.ZodType<Me>

/** The answer of every way of logging in. */
export const session = z
  .object({
    data: z.object({
      user_id: z.number().int().positive(),
      token: z.string().openapi({ description: 'The login key, to be sent as `Authorization: Bearer …`' }),
      expires_at: z.iso.datetime().openapi({
        description: 'When the key expires; each use extends it, up to 180 days after the log-in',
      }),
    }),
  })
  .openapi('Session')

const accepted = z.object({ data: z.object({ accepted: z.literal(true) }) }).openapi('Accepted')

/** An identity call: its JSON body and its answers. */
function call<
  const Path extends string,
  Schema extends z.ZodType,
  const Responses extends Record<number, object>,
>(
  [operationId, path]: readonly [string, Path],
  summary: string,
  { schema, example }: { schema: Schema; example: z.input<Schema> },
  responses: Responses,
) {
  return createRoute({
    method: 'post',
    path: `/api/public/auth/${path}` as const,
    operationId,
    summary,
    tags: ['Identity'],
    request: { body: jsonBody(schema, example) },
    responses: { ...limitedFailures, ...responses },
  })
}

const sent = {
  202: jsonAnswer(
    'An email is on its way, if the address allows it. The answer is the same for known and unknown addresses.',
    accepted,
  ),
}
const opened = jsonAnswer('The new session and its login key.', session)

const email = 'ana@example.org'
const password = 'trece tucanes en la ceiba'
const TOKEN = 'the-token-of-the-email'
const address = { schema: z.object(addressInput.shape).openapi('Address'), example: { email } }

export const signUpCall = call(
  ['signUp', 'signup'],
  'Request an account',
  {
    schema: z.object(signUpInput.shape).openapi('SignUp'),
    example: { name: 'Ana Mora', email, password, locale: 'ES' },
  },
  sent,
)

export const resendValidationCall = call(
  ['resendValidation', 'validate-email/resend'],
  'Send the sign-up email again',
  address,
  sent,
)

export const validateEmailCall = call(
  ['validateEmail', 'validate-email'],
  'Confirm an address with the emailed token and the chosen password, and log in',
  {
    schema: z.object(validateEmailInput.shape).openapi('ValidateEmail'),
    example: { token: TOKEN, password },
  },
  { 200: opened },
)

export const logInCall = call(
  ['logIn', 'login'],
  'Log in',
  { schema: z.object(logInInput.shape).openapi('LogIn'), example: { email, password } },
  { 200: opened },
)

export const startLinkCall = call(
  ['startLoginLink', 'link/start'],
  'Send an email with a link that logs in once, within 15 minutes',
  address,
  sent,
)

export const finishLinkCall = call(
  ['finishLoginLink', 'link/finish'],
  'Log in with the token of an emailed link',
  { schema: z.object(linkInput.shape).openapi('FinishLoginLink'), example: { token: TOKEN } },
  { 200: opened },
)

export const acceptInvitationCall = call(
  ['acceptInvitation', 'invitation/accept'],
  'Join the staff with the token of an emailed invitation, and log in',
  { schema: z.object(linkInput.shape).openapi('AcceptInvitation'), example: { token: TOKEN } },
  { 200: opened },
)

export const startResetCall = call(
  ['startPasswordReset', 'password-reset/start'],
  'Send an email with a link to reset the password',
  address,
  sent,
)

export const finishResetCall = call(
  ['finishPasswordReset', 'password-reset/finish'],
  'Set a new password with the emailed token; ends every session',
  {
    schema: z.object(finishResetInput.shape).openapi('FinishReset'),
    example: { token: TOKEN, password },
  },
  { 204: { description: 'The password was changed. Log in with it.' } },
)

export const logOutCall = createRoute({
  method: 'post',
  path: '/api/public/auth/logout',
  operationId: 'logOut',
  security: withOrWithoutKey,
  summary: 'Log out: end the session of the given key',
  tags: ['Identity'],
  responses: {
    204: { description: 'The session has ended; also if the key was not valid.' },
    ...failures,
    ...tooLarge,
  },
})

export const meCall = createRoute({
  method: 'get',
  path: '/api/private/user/me',
  operationId: 'getMe',
  security: withKey,
  summary: 'Get the owner of the login key',
  tags: ['Identity'],
  responses: {
    200: jsonAnswer('The owner of the login key.', z.object({ data: me })),
    ...failures,
    ...unauthorized,
  },
})

const yes = { data: { accepted: true as const } }

/** A session as JSON. */
export function toJson({ userId, token, expiresAt }: Session) {
  return { data: { user_id: userId, token, expires_at: expiresAt.toISOString() } }
}

/** The identity calls (product: Identity). better-auth is called in process; none of its own routes is served. */
export function routes() {
  const api = apiRouter()
  api.use('/api/public/auth/*', noStore)
  api.use('/api/private/user/me', noStore)
  api.openapi(signUpCall, async c => {
    const answer = await signUp(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json(yes, 202)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    return answerInvalid(c, problemWith('password', `identity_${answer.reason}`))
  })
  api.openapi(resendValidationCall, async c => {
    const answer = await resendValidation(c.get('context'), c.req.valid('json'))
    return answer.ok ? c.json(yes, 202) : refuseTooMany(answer)
  })
  api.openapi(validateEmailCall, async c => {
    const answer = await validateEmail(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    const field = answer.reason === 'token_used' ? 'token' : 'password'
    return answerInvalid(c, problemWith(field, `identity_${answer.reason}`))
  })
  api.openapi(logInCall, async c => {
    const answer = await logIn(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    throw new AppError('not_logged_in', 'The address or the password is wrong.')
  })
  api.openapi(startLinkCall, async c => {
    const answer = await startLoginLink(c.get('context'), c.req.valid('json'))
    return answer.ok ? c.json(yes, 202) : refuseTooMany(answer)
  })
  api.openapi(finishLinkCall, async c => {
    const answer = await finishLoginLink(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    return answerInvalid(c, problemWith('token', `identity_${answer.reason}`))
  })
  api.openapi(acceptInvitationCall, async c => {
    const answer = await acceptInvitation(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    return answerInvalid(c, problemWith('token', `identity_${answer.reason}`))
  })
  api.openapi(logOutCall, async c => {
    await logOut(c.get('context'), { authorization: c.req.header('authorization') })
    return c.body(null, 204)
  })
  api.openapi(startResetCall, async c => {
    const answer = await startPasswordReset(c.get('context'), c.req.valid('json'))
    return answer.ok ? c.json(yes, 202) : refuseTooMany(answer)
  })
  api.openapi(finishResetCall, async c => {
    const answer = await finishPasswordReset(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.body(null, 204)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    const field = answer.reason === 'token_used' ? 'token' : 'password'
    return answerInvalid(c, problemWith(field, `identity_${answer.reason}`))
  })
  api.openapi(meCall, async c => c.json({ data: await getMe(c.get('context')) }, 200))
  return api
}
