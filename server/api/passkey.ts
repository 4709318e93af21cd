import { createRoute, z } from '@hono/zod-openapi'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { logInByPasskey, startPasskeyLogIn } from '#app/features/account/passkey/log-in-by-passkey.server.ts'
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '#app/features/account/passkey/passkey-commands.server.ts'
import { listPasskeys } from '#app/features/account/passkey/passkey-queries.server.ts'
import {
  newPasskeyInput,
  passkeyChange,
  passkeyEntry,
  passkeyLogInInput,
} from '#app/features/account/passkey/passkey-schema.ts'
import { apiRouter } from './api-router.ts'
import { session, toJson } from './auth.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  bodyFailures,
  failures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  limitedFailures,
  needsFresh,
  notFound,
  tooLarge,
  unauthorized,
  whole,
  withKey,
} from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { refuseTooMany } from './too-many.ts'

const AUTH = '/api/public/auth/passkey'
const OWN = '/api/private/user/me/passkey'
const tags = ['Identity']
const own = { tags, security: withKey }
const noBodyFailures = { ...failures, ...tooLarge, 429: limitedFailures[429] }

/** Passed to the browser's WebAuthn API unchanged. */
const loginOptions = z
  .looseObject({})
  .pipe(whole<PublicKeyCredentialRequestOptionsJSON>())
  .openapi('PublicKeyCredentialRequestOptionsJSON', {
    description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn, level 3',
  })
const creationOptions = z
  .looseObject({})
  .pipe(whole<PublicKeyCredentialCreationOptionsJSON>())
  .openapi('PublicKeyCredentialCreationOptionsJSON', {
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn, level 3',
  })
const entry = z.object(passkeyEntry.shape).openapi('Passkey')

/** What a browser sends: valid in form, from no real device. */
const signed = {
  ...{ id: 'TheIdOfAPasskey', rawId: 'TheIdOfAPasskey', type: 'public-key' as const },
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
}
const { clientDataJSON, ...credential } = signed
const assertion = { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' }
const made = { clientDataJSON, attestationObject: 'AAAA', transports: ['internal'] }

export const start = createRoute({
  ...{ method: 'post', path: `${AUTH}/start` as const, operationId: 'startPasskeyLogIn', tags },
  summary: 'Get a challenge to log in by passkey; valid once, for five minutes',
  description: 'Does not depend on a person: the device offers its passkeys for this site.',
  responses: {
    200: jsonAnswer('Options for navigator.credentials.get.', z.object({ data: loginOptions })),
    ...noBodyFailures,
  },
})

/** A passkey's signed answer, as a body. */
export const passkeyLogIn = jsonBody(z.object(passkeyLogInInput.shape).openapi('PasskeyLogIn'), {
  response: { ...credential, response: assertion },
})

export const finish = createRoute({
  ...{ method: 'post', path: `${AUTH}/finish` as const, operationId: 'finishPasskeyLogIn', tags },
  summary: 'Log in with the device’s answer to a challenge',
  request: { body: passkeyLogIn },
  responses: { 200: jsonAnswer('The new session and its login key.', session), ...limitedFailures },
})

export const list = createRoute({
  ...{ ...own, method: 'get', path: OWN, operationId: 'listPasskeys' },
  summary: 'List my passkeys',
  responses: {
    200: jsonAnswer('The passkeys, oldest first.', z.object({ data: z.array(entry) })),
    ...failures,
    ...unauthorized,
  },
})

export const startAdding = createRoute({
  ...{ ...own, method: 'post', path: `${OWN}/start` as const, operationId: 'startPasskey' },
  summary: 'Get a challenge to add a passkey; valid once, for five minutes',
  responses: {
    200: jsonAnswer('Options for navigator.credentials.create.', z.object({ data: creationOptions })),
    ...noBodyFailures,
    ...needsFresh,
    ...conflicts,
  },
})

export const add = createRoute({
  ...{ ...own, method: 'post', path: OWN, operationId: 'addPasskey' },
  summary: 'Add a passkey that a device created',
  request: {
    body: jsonBody(z.object(newPasskeyInput.shape).openapi('NewPasskey'), {
      name: 'Chrome, Android',
      response: { ...credential, response: made },
    }),
  },
  responses: {
    201: jsonAnswer('The new passkey.', z.object({ data: entry })),
    ...limitedFailures,
    ...unauthorized,
    ...conflicts,
  },
})

const params = z.object({ id: z.string().min(1).max(100).openapi({ example: 'the-id-of-a-passkey' }) })

export const rename = createRoute({
  ...{ ...own, method: 'patch', path: `${OWN}/{id}` as const, operationId: 'renamePasskey' },
  summary: 'Rename one of my passkeys',
  request: { params, body: jsonBody(passkeyChange.openapi('PasskeyChange'), { name: 'My phone' }) },
  responses: {
    200: jsonAnswer('The renamed passkey.', z.object({ data: entry })),
    ...bodyFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const remove = createRoute({
  ...{ ...own, method: 'delete', path: `${OWN}/{id}` as const, operationId: 'removePasskey' },
  summary: 'Remove one of my passkeys',
  description: 'Sessions opened with it stay open; end them separately.',
  request: { params },
  responses: {
    204: { description: 'The passkey was removed.' },
    ...inputFailures,
    ...needsFresh,
    ...notFound,
    ...tooLarge,
  },
})

/** Logging in by passkey, and managing the own passkeys (decision 26). */
export function routes() {
  const api = apiRouter()
  for (const path of [`${AUTH}/*`, OWN, `${OWN}/*`]) api.use(path, noStore)
  api.openapi(start, async c => {
    const answer = await startPasskeyLogIn(c.get('context'), {})
    return answer.ok ? c.json({ data: answer.options }, 200) : refuseTooMany(answer)
  })
  api.openapi(finish, async c => {
    const answer = await logInByPasskey(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json(toJson(answer.session), 200)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    return answerInvalid(c, problemWith('response', answer.reason))
  })
  api.openapi(list, async c => c.json({ data: await listPasskeys(c.get('context')) }, 200))
  api.openapi(startAdding, async c => {
    const answer = await startPasskey(c.get('context'), {})
    if (answer.ok) return c.json({ data: answer.options }, 200)
    return answer.reason === 'too_many' ? refuseTooMany(answer) : answerConflict(c, answer)
  })
  api.openapi(add, async c => {
    const answer = await addPasskey(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json({ data: answer.passkey }, 201)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    if (answer.reason === 'passkey_known' || answer.reason === 'passkeys_full')
      return answerConflict(c, { reason: answer.reason })
    return answerInvalid(c, problemWith('response', answer.reason))
  })
  api.openapi(rename, async c => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json({ data: await renamePasskey(c.get('context'), change) }, 200)
  })
  api.openapi(remove, async c => {
    await removePasskey(c.get('context'), c.req.valid('param'))
    return c.body(null, 204)
  })
  return api
}
