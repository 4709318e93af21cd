import { createRoute, z } from '@hono/zod-openapi'
import { listHotels } from '#app/features/catalogue/hotel/hotel-queries.server.ts'
import { hotelEntry } from '#app/features/catalogue/hotel/hotel-schema.ts'
import { tourEntry } from '#app/features/catalogue/tour/tour-schema.ts'
import { listTours } from '#app/features/catalogue/tour/tour-type-queries.server.ts'
import { listTransports } from '#app/features/catalogue/transfer/transfer-queries.server.ts'
import { transportEntry } from '#app/features/catalogue/transfer/transfer-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import {
  after,
  afterNumber,
  countryTag,
  limit,
  locale,
  pageOf,
  readIn,
  rowNumber,
  toPage,
} from './reading.ts'

const query = z.object({ country: countryTag.optional(), limit, after: afterNumber, locale })

export const tours = createRoute({
  method: 'get',
  path: '/api/public/tour',
  operationId: 'listTours',
  tags: ['Tours and hotels'],
  summary: 'List tours',
  middleware: publicAnswer,
  request: { query },
  responses: { 200: jsonAnswer('The published tours.', pageOf(tourEntry)), ...inputFailures },
})

export const hotels = createRoute({
  method: 'get',
  path: '/api/public/hotel',
  operationId: 'listHotels',
  tags: ['Tours and hotels'],
  summary: 'List hotels, with prices and rooms',
  middleware: publicAnswer,
  request: { query },
  responses: { 200: jsonAnswer('The published hotels.', pageOf(hotelEntry)), ...inputFailures },
})

export const transports = createRoute({
  method: 'get',
  path: '/api/public/transport',
  operationId: 'listTransports',
  tags: ['Tours and hotels'],
  summary: 'List the ways between destinations, with how long they take',
  middleware: publicAnswer,
  request: {
    query: z.object({
      country: countryTag.optional(),
      limit,
      after: after(z.tuple([rowNumber, rowNumber])),
      locale,
    }),
  },
  responses: { 200: jsonAnswer('Items of transport.', pageOf(transportEntry)), ...inputFailures },
})

/** The calls about tours, hotels and transport. */
export function routes() {
  const api = apiRouter()
  api.openapi(tours, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listTours(ctx, asked))
    return c.json(toPage(c, part), 200)
  })
  api.openapi(hotels, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listHotels(ctx, asked))
    return c.json(toPage(c, part), 200)
  })
  api.openapi(transports, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listTransports(ctx, asked))
    return c.json(toPage(c, part), 200)
  })
  return api
}
