import { createRoute, z } from '@hono/zod-openapi'
import { cancellation } from '#app/features/money/booking/booking-schema.ts'
import { cancelTrip, previewCancellation } from '#app/features/money/booking/cancel-commands.server.ts'
import { newRefund, newReversal } from '#app/features/money/payment/payment-schema.ts'
import { previewReversal, reverseEntry } from '#app/features/money/payment/reverse-commands.server.ts'
import { previewRefund, refundTraveller } from '#app/features/money/refund/refund-commands.server.ts'
import { apiRouter } from './api-router.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  unauthorized,
  withKey,
} from './contract.ts'
import { answerMoneyConflict, moneyConflicts } from './money-conflict.ts'
import { ofPlan, planNumber } from './plan-number.ts'
import { emailPreview, previewEmail } from './preview-email.ts'
import { wholeOf } from './reading.ts'

/** The calls with which admins take back, refund and cancel; GET of the same path says before what would happen. */

const shared = { security: withKey, tags: ['Money'] }
const posted = { ...bodyFailures, ...unauthorized, ...notFound, ...moneyConflicts }
const read = { ...inputFailures, ...unauthorized, ...notFound, ...moneyConflicts }

const ofEntry = z.object({ id: planNumber, entryId: planNumber })
const minor = z.int()
const balance = z.object({
  paidMinor: minor.openapi({ description: 'Payments less refunds, in minor units of `currency`' }),
  owedMinor: minor.openapi({ description: 'Remainder of the agreed price; negative after overpayment' }),
  currency: z.string(),
})
const done = balance.extend({
  isNew: z.boolean().openapi({ description: 'False if it was done before: then nothing has changed' }),
})
const ways = z
  .array(z.object({ method: z.enum(['bank', 'card']), amountMinor: minor }))
  .openapi({ description: 'How the money goes back: to the cards that paid, the rest by bank' })
const opensDeposit = z.boolean().openapi({
  description: 'Whether the deposit is no longer covered, so that the trip is not booked any more',
})
const email = emailPreview.nullable()

export const reversal = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}/entry/{entryId}/reverse',
  operationId: 'previewReversal',
  summary: 'Say what taking back an entry would do',
  request: { params: ofEntry },
  responses: {
    200: jsonAnswer(
      'What would be taken back, and the balance afterwards.',
      wholeOf(
        z.object({
          isDone: z.boolean().openapi({ description: 'Whether it was taken back before' }),
          of: z.enum(['payment', 'refund', 'payout']),
          amountMinor: minor,
          currency: z.string(),
          paidMinor: minor,
          owedMinor: minor,
          paidIn: z.string().openapi({ description: 'Currency of the balance' }),
          ...{ opensDeposit, email },
        }),
      ),
    ),
    ...read,
  },
})

export const reverse = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/entry/{entryId}/reverse',
  operationId: 'reverseEntry',
  summary: 'Take back an entry of the ledger that was wrong',
  description:
    'For admins. A payment or a refund by bank, or a payout, is taken back by an entry of its own; nothing is edited. A second call changes nothing. A reversal is not reversed: enter again what it took back. What a card paid is refunded instead.',
  request: { params: ofEntry, body: jsonBody(newReversal, { reason: 'One zero too many.' }) },
  responses: { 200: jsonAnswer('The balance afterwards.', wholeOf(done)), ...posted },
})

export const refundable = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}/refund',
  operationId: 'previewRefund',
  summary: 'Say what may be refunded, and how it would go back',
  description: 'Without `amountMinor`: what was paid too much.',
  request: {
    params: ofPlan,
    query: z.object({
      amountMinor: z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number)
        .optional()
        .openapi({ type: 'integer', minimum: 0, example: 20_000 }),
      currency: newRefund.shape.currency.optional(),
    }),
  },
  responses: {
    200: jsonAnswer(
      'What may be refunded.',
      wholeOf(
        z.object({
          paidMinor: minor.openapi({ description: 'The most that can be refunded' }),
          currency: z.string(),
          amountMinor: minor,
          leavesMinor: minor.openapi({ description: 'What remains paid' }),
          ...{ ways, opensDeposit, email },
        }),
      ),
    ),
    ...read,
  },
})

export const refund = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/refund',
  operationId: 'refundTraveller',
  summary: 'Give back a part of what a traveller paid',
  description:
    'For admins. Never more than was paid. It goes to the cards that paid, the rest by bank. The same amount for the same reason again is the same refund.',
  request: {
    params: ofPlan,
    body: jsonBody(newRefund, { amountMinor: 20_000, currency: 'USD', reason: 'The boat did not leave.' }),
  },
  responses: { 200: jsonAnswer('The balance afterwards.', wholeOf(done)), ...posted },
})

const fee = z.object({ feeMinor: minor, backMinor: minor, currency: z.string() })

export const cancelling = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}/cancel',
  operationId: 'previewCancellation',
  summary: 'Say what cancelling a trip today would cost and refund',
  request: { params: ofPlan, query: z.object({ by: cancellation.shape.by }) },
  responses: {
    200: jsonAnswer(
      'The fee and the refund of today.',
      wholeOf(fee.extend({ isDone: z.boolean(), paidMinor: minor, ways, email })),
    ),
    ...read,
  },
})

export const cancel = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/cancel',
  operationId: 'cancelTrip',
  summary: 'Cancel a booked trip and refund what its terms say',
  description:
    'For admins. The fee follows from today’s date and the refund steps that the traveller was shown. If the operator cancels, everything is refunded. Card payments are refunded to the card.',
  request: {
    params: ofPlan,
    body: jsonBody(cancellation, { reason: 'They are not well.', by: 'traveller' }),
  },
  responses: { 200: jsonAnswer('The fee and the refund.', wholeOf(fee)), ...posted },
})

export function routes() {
  const api = apiRouter()
  api.openapi(reversal, async c => {
    const { id: planId, entryId } = c.req.valid('param')
    const ctx = c.get('context')
    const answer = await previewReversal(ctx, { planId, entryId })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason)
    const { ok: _, email: following, ...facts } = answer
    return c.json({ data: { ...facts, email: await previewEmail(ctx, following) } }, 200)
  })
  api.openapi(reverse, async c => {
    const { id: planId, entryId } = c.req.valid('param')
    const answer = await reverseEntry(c.get('context'), { planId, entryId, ...c.req.valid('json') })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason)
    const { isNew, paidMinor, owedMinor, currency } = answer
    return c.json({ data: { isNew, paidMinor, owedMinor, currency } }, 200)
  })
  api.openapi(refundable, async c => {
    const ctx = c.get('context')
    const answer = await previewRefund(ctx, { planId: c.req.valid('param').id, ...c.req.valid('query') })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason, moreOf(answer))
    const { ok: _, email: following, ...facts } = answer
    return c.json({ data: { ...facts, email: await previewEmail(ctx, following) } }, 200)
  })
  api.openapi(refund, async c => {
    const planId = c.req.valid('param').id
    const answer = await refundTraveller(c.get('context'), { planId, ...c.req.valid('json') })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason, moreOf(answer))
    const { isNew, paidMinor, owedMinor, currency } = answer
    return c.json({ data: { isNew, paidMinor, owedMinor, currency } }, 200)
  })
  api.openapi(cancelling, async c => {
    const ctx = c.get('context')
    const answer = await previewCancellation(ctx, {
      planId: c.req.valid('param').id,
      ...c.req.valid('query'),
    })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason)
    const { isDone, feeMinor, backMinor, currency, paidMinor } = answer
    const data = { isDone, feeMinor, backMinor, currency, paidMinor, ways: [...answer.ways] }
    return c.json({ data: { ...data, email: await previewEmail(ctx, answer.email) } }, 200)
  })
  api.openapi(cancel, async c => {
    const planId = c.req.valid('param').id
    const answer = await cancelTrip(c.get('context'), { planId, ...c.req.valid('json') })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason)
    const { feeMinor, backMinor, currency } = answer
    return c.json({ data: { feeMinor, backMinor, currency } }, 200)
  })
  return api
}

/** What a refusal of a refund says beside its reason. */
function moreOf(answer: { paidMinor?: number; currency?: string }) {
  const { paidMinor, currency } = answer
  return { ...(paidMinor !== undefined && { paidMinor }), ...(currency !== undefined && { currency }) }
}
