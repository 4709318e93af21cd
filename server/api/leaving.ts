import { createRoute, z } from '@hono/zod-openapi'
import { chooseEmails } from '#app/features/account/newsletter/newsletter-commands.server.ts'
import { getEmailChoices } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { emailChoices } from '#app/features/account/newsletter/newsletter-schema.ts'
import {
  askForDeletion,
  keepAccount,
  leavingProof,
} from '#app/features/traveller/personal-data/leaving-commands.server.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  bodyFailures,
  failures,
  jsonAnswer,
  jsonBody,
  limitedFailures,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { refuseTooMany } from './too-many.ts'

const ME = '/api/private/user/me'
const shared = { tags: ['Identity'], security: withKey }
const choices = z.object(emailChoices.shape).openapi('EmailChoices')
const chosen = jsonAnswer('As it is now.', z.object({ data: choices }))

export const readChoices = createRoute({
  ...{ ...shared, method: 'get', path: `${ME}/emails` as const, operationId: 'getEmailChoices' },
  summary: 'Get which optional emails I receive',
  responses: { 200: chosen, ...failures, ...unauthorized },
})

export const choose = createRoute({
  ...{ ...shared, method: 'put', path: `${ME}/emails` as const, operationId: 'chooseEmails' },
  summary: 'Choose which optional emails I receive',
  description: 'Receipts, answers and emails about money or the account are always sent.',
  request: {
    body: jsonBody(choices.strict(), { proposal: true, reminder: true, review: false, newsletter: false }),
  },
  responses: { 200: chosen, ...bodyFailures, ...unauthorized },
})

export const ask = createRoute({
  ...{ ...shared, method: 'delete', path: ME, operationId: 'deleteMe' },
  summary: 'Request the deletion of my account in seven days',
  description:
    'The deletion waits for the last day of a booked trip. Requires the password, or a log-in within the last 15 minutes. Signed proposals, invoices and payments of booked trips are retained, as tax law requires.',
  request: {
    body: jsonBody(leavingProof.openapi('LeavingProof'), { password: 'trece tucanes en la ceiba' }),
  },
  responses: {
    202: jsonAnswer(
      'When the account will be deleted.',
      z.object({ data: z.object({ deletesTs: z.iso.datetime() }) }),
    ),
    ...limitedFailures,
    ...unauthorized,
    ...conflicts,
  },
})

export const keep = createRoute({
  ...{ ...shared, method: 'post', path: `${ME}/keep` as const, operationId: 'keepMe' },
  summary: 'Cancel the deletion of my account',
  responses: {
    204: { description: 'The account will not be deleted.' },
    ...failures,
    ...unauthorized,
    ...tooLarge,
  },
})

/** The calls for email preferences and the deletion of the account. */
export function routes() {
  const api = apiRouter()
  api.use(`${ME}/*`, noStore)
  api.openapi(readChoices, async c => c.json({ data: await getEmailChoices(c.get('context')) }, 200))
  api.openapi(choose, async c => {
    await chooseEmails(c.get('context'), c.req.valid('json'))
    return c.json({ data: await getEmailChoices(c.get('context')) }, 200)
  })
  api.openapi(ask, async c => {
    const answer = await askForDeletion(c.get('context'), c.req.valid('json'))
    if (answer.ok) return c.json({ data: { deletesTs: answer.deletesTs.toISOString() } }, 202)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    if (answer.reason === 'works_here') return answerConflict(c, { reason: answer.reason })
    return answerInvalid(c, problemWith('password', 'identity_password_wrong'))
  })
  api.openapi(keep, async c => {
    await keepAccount(c.get('context'), {})
    return c.body(null, 204)
  })
  return api
}
