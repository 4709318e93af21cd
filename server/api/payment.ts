import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#app/app-error.ts'
import { payPartner } from '#app/features/money/org/payout-commands.server.ts'
import { receiveProviderEvent } from '#app/features/money/payment/event-commands.server.ts'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { newPayment } from '#app/features/money/payment/payment-schema.ts'
import { apiRouter } from './api-router.ts'
import {
  bodyFailures,
  failures,
  jsonAnswer,
  jsonBody,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { failure } from './failure.ts'
import { answerMoneyConflict, moneyConflicts } from './money-conflict.ts'
import { ofPlan } from './plan-number.ts'
import { wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Money'] }
const adminFailures = { ...bodyFailures, ...unauthorized, ...notFound, ...moneyConflicts }

export const record = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/payment',
  operationId: 'recordPayment',
  summary: 'Record a bank transfer',
  description:
    'For admins. `reference` is the bank’s own reference: a repeated call with the same reference and amount is the same payment. What is unusual is asked about: more than is due, another currency, the same reference with another amount, a cancelled trip. Then the answer is 409 with `doubts`, and the call with `confirmed` enters it. A remainder stays due; a surplus remains the traveller’s. Once the deposit is fully paid the trip is booked.',
  request: {
    params: ofPlan,
    body: jsonBody(newPayment, { amountMinor: 196_800, currency: 'USD', reference: 'FT26326-00417' }),
  },
  responses: {
    200: jsonAnswer(
      'The recorded payment.',
      wholeOf(
        z.object({ isNew: z.boolean().openapi({ description: 'False if the payment was recorded before' }) }),
      ),
    ),
    ...adminFailures,
  },
})

export const payout = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/payout',
  operationId: 'payPartner',
  summary: 'Record that half of a commission was paid to its partner',
  request: {
    params: ofPlan,
    body: jsonBody(
      z.object({ part: z.enum(['first', 'second']), reference: z.string().trim().min(1).max(140) }),
      { part: 'first', reference: 'FT26348-00012' },
    ),
  },
  responses: {
    200: jsonAnswer('The recorded half.', wholeOf(z.object({ part: z.enum(['first', 'second']) }))),
    ...adminFailures,
  },
})

export const events = createRoute({
  method: 'post',
  path: '/api/public/payment/{provider}',
  operationId: 'receivePaymentEvent',
  security: [],
  tags: ['Money'],
  summary: 'Receive an event of the payment provider (webhook)',
  description:
    'Called by the configured provider only: a body without its signature (for Stripe the header stripe-signature) is refused. An event delivered twice counts once, in any order. Refunds, disputes and failures that come from the provider’s dashboard or from banks are entered; events of other shops on the same account are answered with 200 and ignored.',
  request: {
    params: z.object({ provider: z.string().openapi({ example: 'stripe' }) }),
    body: {
      required: true,
      content: {
        'application/json': { schema: z.record(z.string(), z.unknown()), example: { id: 'evt_1' } },
      },
    },
  },
  responses: {
    200: jsonAnswer('The event was received.', wholeOf(z.object({ received: z.literal(true) }))),
    400: jsonAnswer('The signature is not valid, or too old.', failure),
    415: bodyFailures[415],
    422: bodyFailures[422],
    ...failures,
    ...tooLarge,
    404: jsonAnswer('The provider is not configured.', failure),
  },
})

/** The calls with which admins enter money. */
export function routes() {
  const api = apiRouter()
  api.openapi(record, async c => {
    const planId = c.req.valid('param').id
    const answer = await recordPayment(c.get('context'), { planId, ...c.req.valid('json') })
    if (!answer.ok)
      return answerMoneyConflict(c, answer.reason, 'doubts' in answer ? { doubts: answer.doubts } : {})
    return c.json({ data: { isNew: answer.isNew } }, 200)
  })
  api.openapi(payout, async c => {
    const planId = c.req.valid('param').id
    const wanted = c.req.valid('json')
    const answer = await payPartner(c.get('context'), { planId, ...wanted })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason)
    return c.json({ data: { part: wanted.part } }, 200)
  })
  api.openapi(events, async c => {
    const ctx = c.get('context')
    const { paymentProvider } = ctx
    if (paymentProvider?.name !== c.req.valid('param').provider) throw new AppError('not_found')
    const { name, signatureHeader } = paymentProvider
    const signature = c.req.header(signatureHeader) ?? ''
    const event = await paymentProvider.readEvent(await c.req.text(), signature)
    const outcome = await receiveProviderEvent(
      { ...ctx, actor: { kind: 'system' } },
      { ...event, provider: name },
    )
    ctx.countPaymentEvent?.(outcome)
    return c.json({ data: { received: true as const } }, 200)
  })
  return api
}
