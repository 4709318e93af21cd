import { createRoute, z } from '@hono/zod-openapi'
import { getSpecies, listSpecies } from '#app/features/catalogue/species/species-api-queries.server.ts'
import { speciesEntry, speciesWhole } from '#app/features/catalogue/species/species-schema.ts'
import { speciesKinds } from '#database/values/catalogue-kinds.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import { after, countryTag, key, limit, locale, pageOf, readIn, toPage, wholeOf } from './reading.ts'

export const list = createRoute({
  method: 'get',
  path: '/api/public/species',
  operationId: 'listSpecies',
  tags: ['Species'],
  summary: 'List species',
  middleware: publicAnswer,
  request: {
    query: z.object({
      country: countryTag.optional(),
      month: z
        .string()
        .regex(/^([1-9]|1[0-2])$/)
        .transform(Number)
        .optional()
        .openapi({
          type: 'integer',
          minimum: 1,
          maximum: 12,
          description: 'Only species seen in this month, in the given country',
        }),
      kind: z.enum(speciesKinds).optional(),
      limit,
      after: after(key),
      locale,
    }),
  },
  responses: { 200: jsonAnswer('The species, by key.', pageOf(speciesEntry)), ...inputFailures },
})

export const one = createRoute({
  method: 'get',
  path: '/api/public/species/{key}',
  operationId: 'getSpecies',
  tags: ['Species'],
  summary: 'Get a species',
  middleware: publicAnswer,
  request: {
    params: z.object({ key: key.openapi({ example: 'quetzal' }) }),
    query: z.object({ locale }),
  },
  responses: { 200: jsonAnswer('The species.', wholeOf(speciesWhole)), ...inputFailures, ...notFound },
})

/** The calls about species. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listSpecies(ctx, asked))
    return c.json(toPage(c, part), 200)
  })
  api.openapi(one, async c => {
    const { key } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getSpecies(ctx, key))
    return c.json({ data }, 200)
  })
  return api
}
