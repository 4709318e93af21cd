import { createRoute, z } from '@hono/zod-openapi'
import { getTrek, listTreks } from '#app/features/catalogue/trek/trek-queries.server.ts'
import { trekEntry, trekWhole } from '#app/features/catalogue/trek/trek-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import { afterNumber, key, limit, locale, pageOf, readIn, toPage, wholeOf } from './reading.ts'

export const list = createRoute({
  method: 'get',
  path: '/api/public/trek',
  operationId: 'listTreks',
  tags: ['Countries'],
  summary: 'List treks',
  middleware: publicAnswer,
  request: { query: z.object({ limit, after: afterNumber, locale }) },
  responses: { 200: jsonAnswer('The active treks.', pageOf(trekEntry)), ...inputFailures },
})

export const one = createRoute({
  method: 'get',
  path: '/api/public/trek/{tag}',
  operationId: 'getTrek',
  tags: ['Countries'],
  summary: 'Get a trek, day by day',
  middleware: publicAnswer,
  request: {
    params: z.object({
      tag: key.openapi({ description: 'Tag of a trek', example: 'kilimanjaro-summit' }),
    }),
    query: z.object({ locale }),
  },
  responses: { 200: jsonAnswer('The trek.', wholeOf(trekWhole)), ...inputFailures, ...notFound },
})

/** The calls about treks. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listTreks(ctx, asked))
    return c.json(toPage(c, part), 200)
  })
  api.openapi(one, async c => {
    const { tag } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getTrek(ctx, tag))
    return c.json({ data }, 200)
  })
  return api
}
