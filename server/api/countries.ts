import { createRoute, z } from '@hono/zod-openapi'
import { getBeforeYouGoEntry } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { beforeYouGoEntry } from '#app/features/catalogue/before-you-go/before-you-go-schema.ts'
import { getCountry, listCountries } from '#app/features/catalogue/country/country-api-queries.server.ts'
import { countryEntry, countryWhole } from '#app/features/catalogue/country/country-schema.ts'
import { MOST_LETTERS, UNKNOWN_PAGE } from '#app/features/plan/core/plan.ts'
import { answerPromise } from '#app/features/request/sending/plan-wire-schema.ts'
import { getAnswerPromise } from '#app/features/request/sending/sending-queries.server.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound } from './contract.ts'
import { noStore } from './no-store.ts'
import { publicAnswer } from './public-answer.ts'
import { afterNumber, countryTag, limit, locale, pageOf, readIn, toPage, wholeOf } from './reading.ts'

export const list = createRoute({
  method: 'get',
  path: '/api/public/country',
  operationId: 'listCountries',
  tags: ['Countries'],
  summary: 'List countries, in the order of the home page',
  middleware: publicAnswer,
  request: { query: z.object({ limit, after: afterNumber, locale }) },
  responses: { 200: jsonAnswer('The active countries.', pageOf(countryEntry)), ...inputFailures },
})

export const one = createRoute({
  method: 'get',
  path: '/api/public/country/{tag}',
  operationId: 'getCountry',
  tags: ['Countries'],
  summary: 'Get a country',
  middleware: publicAnswer,
  request: { params: z.object({ tag: countryTag }), query: z.object({ locale }) },
  responses: { 200: jsonAnswer('The country.', wholeOf(countryWhole)), ...inputFailures, ...notFound },
})

export const beforeYouGo = createRoute({
  method: 'get',
  path: '/api/public/country/{tag}/before-you-go',
  operationId: 'getBeforeYouGo',
  tags: ['Countries'],
  summary: 'Get what one must know before going to a country or on a trek',
  middleware: publicAnswer,
  request: { params: z.object({ tag: countryTag }), query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('Facts with their sources and the day they were checked.', wholeOf(beforeYouGoEntry)),
    ...inputFailures,
    ...notFound,
  },
})

export const answerDue = createRoute({
  method: 'get',
  path: '/api/public/country/{tag}/answer-due',
  operationId: 'getAnswerDue',
  tags: ['Countries'],
  summary: 'Get who would answer a request sent now, and by when',
  description:
    'Computed as on the receipt: eight working hours of the planner, in their time zone, without their days off.',
  middleware: noStore,
  request: {
    params: z.object({ tag: countryTag }),
    query: z.object({
      url: z
        .string()
        .max(MOST_LETTERS.url)
        .default(UNKNOWN_PAGE)
        .openapi({ description: 'Path of the page that the request is sent from' }),
    }),
  },
  responses: { 200: jsonAnswer('The promise.', wholeOf(answerPromise)), ...inputFailures, ...notFound },
})

/** The calls about countries. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listCountries(ctx, asked))
    return c.json(toPage(c, part), 200)
  })
  api.openapi(one, async c => {
    const { tag } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getCountry(ctx, tag))
    return c.json({ data }, 200)
  })
  api.openapi(beforeYouGo, async c => {
    const { tag } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getBeforeYouGoEntry(ctx, tag))
    return c.json({ data }, 200)
  })
  api.openapi(answerDue, async c => {
    const { url } = c.req.valid('query')
    const data = await getAnswerPromise(c.get('context'), { country: c.req.valid('param').tag, url })
    return c.json({ data }, 200)
  })
  return api
}
