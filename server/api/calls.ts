import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { calls } from '#app/calls.ts'
import { getCountry, listCountries } from '#app/features/catalogue/country/country-api-queries.server.ts'
import { countryEntry, countryWhole } from '#app/features/catalogue/country/country-api-schema.ts'
import {
  getOfficeAttachment,
  getOwnAttachment,
} from '#app/features/conversation/attachment/attachment-queries.server.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import type { Rasters } from '../raster/rasters.ts'
import { apiRouter } from './api-router.ts'
import { authRoutes } from './auth.ts'
import { bookingRoutes } from './booking.ts'
import { confirmRoutes } from './confirm.ts'
import { inputFailures, jsonAnswer, notFound, unauthorized, withKey } from './contract.ts'
import { feedbackRoutes } from './feedback.ts'
import { inboundRoutes } from './inbound-email.ts'
import { itemRoutes } from './items.ts'
import { leavingRoutes } from './leaving.ts'
import { officeDraftRoutes } from './office-draft.ts'
import { officePersonRoutes } from './office-person.ts'
import { officePlanRoutes } from './office-plan.ts'
import { officeReviewRoutes } from './office-review.ts'
import { officeWaitingRoutes } from './office-waiting.ts'
import { describeCalls } from './openapi.ts'
import { orgRoutes } from './org.ts'
import { ownPlanRoutes } from './own-plan.ts'
import { ownProposalRoutes } from './own-proposal.ts'
import { ownReviewRoutes } from './own-review.ts'
import { ownTripRoutes } from './own-trip.ts'
import { passkeyRoutes } from './passkey.ts'
import { paymentRoutes } from './payment.ts'
import { personRoutes } from './person.ts'
import { photoRoutes } from './photo.ts'
import { placeRoutes } from './places.ts'
import { planRoutes } from './plan.ts'
import { planNumber } from './plan-number.ts'
import { proofRoutes } from './proof.ts'
import { publicAnswer } from './public-answer.ts'
import { afterNumber, countryTag, limit, locale, pageOf, readIn, toPage, wholeOf } from './reading.ts'
import { shareRoutes } from './share.ts'
import { speciesRoutes } from './species.ts'
import { staffRoutes } from './staff.ts'
import { threadRoutes } from './thread.ts'
import { travellerRoutes } from './traveller.ts'
import { tripFileRoutes } from './trip-files.ts'
import { tripRoutes } from './trips.ts'
import { utmRoutes } from './utm.ts'
import { voteRoutes } from './vote.ts'
import { wholeEmailRoutes } from './whole-email.ts'

const list = createRoute({
  method: 'get',
  path: '/api/public/country',
  operationId: 'listCountries',
  tags: ['Countries'],
  summary: 'List countries, in the order of the home page',
  middleware: publicAnswer,
  request: { query: z.object({ limit, after: afterNumber, locale }) },
  responses: { 200: jsonAnswer('The active countries.', pageOf(countryEntry)), ...inputFailures },
})

const one = createRoute({
  method: 'get',
  path: '/api/public/country/{tag}',
  operationId: 'getCountry',
  tags: ['Countries'],
  summary: 'Get a country',
  middleware: publicAnswer,
  request: { params: z.object({ tag: countryTag }), query: z.object({ locale }) },
  responses: { 200: jsonAnswer('The country.', wholeOf(countryWhole)), ...inputFailures, ...notFound },
})

/** The calls about countries. */
function countryRoutes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { locale, ...asked } = c.req.valid('query')
    const part = await readIn(c, locale, ctx => listCountries(ctx, asked))
    return c.json(
      toPage(c, part, after => calls.countries({ limit: asked.limit, after, locale })),
      200,
    )
  })
  api.openapi(one, async c => {
    const { tag } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getCountry(ctx, tag))
    return c.json({ data }, 200)
  })
  return api
}

const file = z.object({
  id: planNumber,
  file: z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/)
    .transform(Number)
    .openapi({ type: 'integer', minimum: 1, example: 1 }),
})

const responses = {
  200: {
    description: 'The file, as a download.',
    content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
  },
  ...inputFailures,
  ...unauthorized,
  ...notFound,
}
const shared = { tags: ['Conversation'], security: withKey, request: { params: file } }

const own = createRoute({
  ...shared,
  method: 'get',
  path: '/api/private/plan/{id}/attachment/{file}',
  operationId: 'getAttachment',
  summary: 'Download a file of the conversation about one’s own plan',
  responses,
})
const office = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}/attachment/{file}',
  operationId: 'getOfficeAttachment',
  summary: 'Download a file of the conversation about a plan',
  responses,
})

type Stored = Awaited<ReturnType<typeof getOwnAttachment>>

/** Always a download of a known type: nothing that came by email is shown as a page of this site. */
function answer(c: Context<HttpEnvironment>, { name, content }: Stored) {
  return c.body(new Uint8Array(content), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': 'sandbox',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
}

/** The calls about attachments of conversations. */
function attachmentRoutes() {
  const api = apiRouter()
  api.openapi(own, async c => {
    const { id, file } = c.req.valid('param')
    return answer(c, await getOwnAttachment(c.get('context'), id, file))
  })
  api.openapi(office, async c => {
    const { id, file } = c.req.valid('param')
    return answer(c, await getOfficeAttachment(c.get('context'), id, file))
  })
  return api
}

/** Every call by resource, and the OpenAPI description. */
export function callRoutes(rasters: Rasters) {
  const api = apiRouter()
  api.route('/', countryRoutes())
  api.route('/', tripRoutes())
  api.route('/', placeRoutes())
  api.route('/', itemRoutes())
  api.route('/', speciesRoutes())
  api.route('/', feedbackRoutes())
  api.route('/', staffRoutes())
  api.route('/', planRoutes())
  api.route('/', proofRoutes())
  api.route('/', ownProposalRoutes())
  api.route('/', shareRoutes())
  api.route('/', voteRoutes())
  api.route('/', tripFileRoutes())
  api.route('/', authRoutes())
  api.route('/', passkeyRoutes())
  api.route('/', personRoutes())
  api.route('/', confirmRoutes())
  api.route('/', leavingRoutes())
  api.route('/', travellerRoutes())
  api.route('/', ownTripRoutes())
  api.route('/', utmRoutes())
  api.route('/', ownPlanRoutes())
  api.route('/', ownReviewRoutes())
  api.route('/', threadRoutes())
  api.route('/', wholeEmailRoutes())
  api.route('/', attachmentRoutes())
  api.route('/', inboundRoutes())
  api.route('/', photoRoutes(rasters))
  api.route('/', officePlanRoutes())
  api.route('/', officeReviewRoutes())
  api.route('/', officePersonRoutes())
  api.route('/', officeWaitingRoutes())
  api.route('/', bookingRoutes())
  api.route('/', paymentRoutes())
  api.route('/', orgRoutes())
  api.route('/', officeDraftRoutes())
  describeCalls(api)
  return api
}
