import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { openMatter } from '#app/features/money/booking/booking-schema.ts'
import { paymentDoubt } from '#app/features/money/payment/payment-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { jsonAnswer } from './contract.ts'
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'

const reason = z.enum([
  'superseded',
  'already_accepted',
  'terms_changed',
  'proposal_changed',
  'proposal_open',
  'price_unknown',
  'not_accepted',
  'already_paid',
  'cancelled',
  'no_cards',
  'currency_differs',
  'reference_used',
  'dates_unknown',
  'dates_past',
  'not_due',
  'more_than_due',
  'more_than_paid',
  'is_reversal',
  'card_entry',
  'not_reversible',
])

export const openMatterJson = z.object(openMatter.shape).openapi('OpenMatter')

const moneyConflict = z
  .object({
    ...failureFields,
    reason: reason.openapi({
      description: 'Why the call was refused. New reasons may be added; none is renamed.',
    }),
    doubts: z
      .array(paymentDoubt)
      .optional()
      .openapi({ description: 'What is unusual about a payment: call again with `confirmed` to enter it' }),
    paidMinor: z.int().optional().openapi({ description: 'For `more_than_paid`: what can be refunded' }),
    currency: z.string().optional(),
    openMatters: z
      .array(openMatterJson)
      .optional()
      .openapi({ description: 'With `proposal_open`: what has to be settled first' }),
  })
  .openapi('MoneyConflict')

export const moneyConflicts = {
  409: jsonAnswer('The call conflicts with the current state; `reason` says why.', moneyConflict),
}

/** Answers 409 with the reason from a command. */
export function answerMoneyConflict(
  c: Context<HttpEnvironment>,
  why: z.infer<typeof reason>,
  more: Partial<Omit<z.infer<typeof moneyConflict>, keyof typeof failureFields | 'reason'>> = {},
) {
  const { code, message } = failureOf(409)
  return c.json({ code, message, request_id: c.get('requestId'), reason: why, ...more }, 409)
}
