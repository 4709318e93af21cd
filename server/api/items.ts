import { createRoute, z } from '@hono/zod-openapi'
import { listHotels } from '#app/features/catalogue/hotel/hotel-api-queries.server.ts'
import { hotelEntry } from '#app/features/catalogue/hotel/hotel-schema.ts'
import { tourEntry } from '#app/features/catalogue/tour/tour-schema.ts'
import { listTours } from '#app/features/catalogue/tour/tour-type-queries.server.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import { afterNumber, countryTag, limit, locale, pageOf, readIn, toPage } from './reading.ts'

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

/** The calls about tours and hotels. */
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
  return api
}
