import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { changePassword, confirmByPassword } from '#app/features/account/identity/identity-commands.server.ts'
import { confirmInput, passwordChange } from '#app/features/account/identity/identity-schema.ts'
import { confirmByPasskey } from '#app/features/account/passkey/log-in-by-passkey.server.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { session, toJson } from './auth.ts'
import { jsonAnswer, jsonBody, limitedFailures, unauthorized, withKey } from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { passkeyLogIn } from './passkey.ts'
import { refuseTooMany } from './too-many.ts'

const ME = '/api/private/user/me'
const shared = { tags: ['Identity'], security: withKey }
const password = 'trece tucanes en la ceiba'
const responses = {
  200: jsonAnswer('The new session. It replaces the one of the call, whose key ends.', session),
  ...limitedFailures,
  ...unauthorized,
}

export const byPassword = createRoute({
  ...{ ...shared, method: 'post', path: `${ME}/confirm/password` as const, operationId: 'confirmByPassword' },
  summary: 'Confirm my identity by password',
  description: 'For the next 15 minutes calls are not refused with session_not_fresh, as after a log-in.',
  request: { body: jsonBody(confirmInput.openapi('PasswordConfirmation'), { password }) },
  responses,
})

export const byPasskey = createRoute({
  ...{ ...shared, method: 'post', path: `${ME}/confirm/passkey` as const, operationId: 'confirmByPasskey' },
  summary: 'Confirm my identity by passkey',
  description: 'Takes the device’s answer to a challenge of startPasskeyLogIn. Same effect as by password.',
  request: { body: passkeyLogIn },
  responses,
})

export const change = createRoute({
  ...{ ...shared, method: 'put', path: `${ME}/password` as const, operationId: 'changePassword' },
  summary: 'Change my password, given the current one',
  description: 'Ends every other session. A person without a password sets one with startPasswordReset.',
  request: {
    body: jsonBody(passwordChange.openapi('PasswordChange'), {
      ...{ present: 'una danta cruza el sendero', password },
    }),
  },
  responses,
})

const keyOf = (c: Context<HttpEnvironment>) => c.req.header('authorization') ?? ''

/** The calls that confirm the person's identity and change the password. */
export function routes() {
  const api = apiRouter()
  api.use(`${ME}/*`, noStore)
  api.openapi(byPassword, async c => {
    const confirming = { ...c.req.valid('json'), authorization: keyOf(c) }
    const answer = await confirmByPassword(c.get('context'), confirming)
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    return answerInvalid(c, problemWith('password', 'identity_password_wrong'))
  })
  api.openapi(byPasskey, async c => {
    const confirming = { ...c.req.valid('json'), authorization: keyOf(c) }
    const answer = await confirmByPasskey(c.get('context'), confirming)
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    return answerInvalid(c, problemWith('response', answer.reason))
  })
  api.openapi(change, async c => {
    const changing = { ...c.req.valid('json'), authorization: keyOf(c) }
    const answer = await changePassword(c.get('context'), changing)
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    const field = answer.reason === 'password_wrong' ? 'present' : 'password'
    return answerInvalid(c, problemWith(field, `identity_${answer.reason}`))
  })
  return api
}
