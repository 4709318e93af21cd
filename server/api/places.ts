import { createRoute, z } from '@hono/zod-openapi'
import { getPlace, listPlaces } from '#app/features/catalogue/place/place-api-queries.server.ts'
import { placeEntry, placeKinds, placeWhole } from '#app/features/catalogue/place/place-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import { afterNumber, countryTag, key, limit, locale, pageOf, readIn, toPage, wholeOf } from './reading.ts'

const kind = z.enum(placeKinds).optional()

export const list = createRoute({
  method: 'get',
  path: '/api/public/place',
  operationId: 'listPlaces',
  tags: ['Places'],
  summary: 'List regions, destinations and attractions',
  middleware: publicAnswer,
  request: {
    query: z.object({ country: countryTag.optional(), kind, limit, after: afterNumber, locale }),
  },
  responses: { 200: jsonAnswer('The places of active countries.', pageOf(placeEntry)), ...inputFailures },
})

export const one = createRoute({
  method: 'get',
  path: '/api/public/place/{country}/{slug}',
  operationId: 'getPlace',
  tags: ['Places'],
  summary: 'Get a place, with its climate',
  middleware: publicAnswer,
  request: {
    params: z.object({ country: countryTag, slug: key.openapi({ example: 'monteverde' }) }),
    query: z.object({
      kind: kind.openapi({
        description:
          'Kind of the place, if places of several kinds have this slug; by default the destination',
      }),
      locale,
    }),
  },
  responses: { 200: jsonAnswer('The place.', wholeOf(placeWhole)), ...inputFailures, ...notFound },
})

/** The calls about places. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listPlaces(ctx, asked))
    return c.json(toPage(c, part), 200)
  })
  api.openapi(one, async c => {
    const { locale, kind } = c.req.valid('query')
    const data = await readIn(c, locale, ctx => getPlace(ctx, { ...c.req.valid('param'), kind }))
    return c.json({ data }, 200)
  })
  return api
}
