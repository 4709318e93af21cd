import { createRoute, z } from '@hono/zod-openapi'
import { removePhrase, writePhrase } from '#app/features/office/plan-page/phrase-commands.server.ts'
import { listPhrases } from '#app/features/office/plan-page/phrase-queries.server.ts'
import { phrase, phraseInput } from '#app/features/office/plan-page/phrase-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, jsonAnswer, jsonBody, notFound, tooLarge, unauthorized, withKey } from './contract.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { wholeOf } from './reading.ts'

const PATH = '/api/admin/phrase'
const shared = { security: withKey, tags: ['Office'] }
const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, example: 1 })
const ofPhrase = z.object({ id })
const example = { name: 'Rain', en: 'Dear {name}, it rains in {country} in May.', es: '' }
const written = wholeOf(z.object({ id: z.int() }))

export const list = createRoute({
  ...{ ...shared, method: 'get', path: PATH, operationId: 'listPhrases' },
  summary: 'List one’s own phrases for replies, by name',
  description:
    'With `plan`, each is filled from that plan in its traveller’s language: what the plan has no value for stays in braces.',
  request: { query: z.object({ plan: id.optional() }) },
  responses: {
    200: jsonAnswer('The phrases.', wholeOf(z.array(phrase))),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const add = createRoute({
  ...{ ...shared, method: 'post', path: PATH, operationId: 'addPhrase' },
  summary: 'Add a phrase',
  description: 'Refused with 409 `phrases_full` after two hundred.',
  request: { body: jsonBody(phraseInput, example) },
  responses: { 201: jsonAnswer('Its number.', written), ...officeFailures, ...conflicts },
})

export const change = createRoute({
  ...{ ...shared, method: 'put', path: `${PATH}/{id}` as const, operationId: 'changePhrase' },
  summary: 'Write a phrase anew',
  request: { params: ofPhrase, body: jsonBody(phraseInput, example) },
  responses: { 200: jsonAnswer('Its number.', written), ...officeFailures, ...conflicts },
})

export const remove = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/{id}` as const, operationId: 'removePhrase' },
  summary: 'Remove a phrase',
  description: 'Repeated it changes nothing.',
  request: { params: ofPhrase },
  responses: { 204: { description: 'It is gone.' }, ...inputFailures, ...unauthorized, ...tooLarge },
})

/** The calls about what a planner writes again and again. */
export function routes() {
  const api = apiRouter()
  api.use(`${PATH}/*`, noStore)
  api.use(PATH, noStore)
  api.openapi(list, async c =>
    c.json({ data: await listPhrases(c.get('context'), c.req.valid('query').plan ?? null) }, 200),
  )
  api.openapi(add, async c => {
    const answer = await writePhrase(c.get('context'), { ...c.req.valid('json'), id: null })
    return answer.ok ? c.json({ data: { id: answer.id } }, 201) : answerConflict(c, answer)
  })
  api.openapi(change, async c => {
    const answer = await writePhrase(c.get('context'), { ...c.req.valid('json'), ...c.req.valid('param') })
    return answer.ok ? c.json({ data: { id: answer.id } }, 200) : answerConflict(c, answer)
  })
  api.openapi(remove, async c => {
    await removePhrase(c.get('context'), c.req.valid('param'))
    return c.body(null, 204)
  })
  return api
}
