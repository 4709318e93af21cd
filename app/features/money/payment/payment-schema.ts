import { z } from 'zod'
import { isCurrency } from '#database/values/currency.ts'

/** An incoming transfer; amounts are minor units of an ISO 4217 currency. */
export const newPayment = z.object({
  amountMinor: z.int().min(1).max(1e12),
  currency: z.string().refine(isCurrency, { error: 'currency_unknown' }),
  /** The bank's ID of the transfer, unique per payment. */
  reference: z.string().trim().min(1).max(140),
  /** The second yes, after a 409 that says what is unusual. */
  confirmed: z.boolean().optional(),
})

/** Why somebody gave or took money back. */
const reason = z.string().trim().min(1).max(2_000)

export const newReversal = z.object({ reason })

/** Amounts are minor units of an ISO 4217 currency. */
export const newRefund = z.object({
  amountMinor: z.int().min(1).max(1e12),
  currency: z.string().refine(isCurrency, { error: 'currency_unknown' }),
  reason,
})

/** What is unusual about a payment that is entered. */
export const paymentDoubt = z
  .object({
    code: z.enum(['more_than_due', 'currency_differs', 'reference_used', 'cancelled']),
    amountMinor: z.int().meta({
      description: 'What is due; the amount of the first payment with the reference; otherwise 0',
    }),
    currency: z
      .string()
      .meta({ description: 'Currency of `amountMinor`; the one of the trip for `currency_differs`' }),
  })
  .meta({ id: 'PaymentDoubt' })

export type NewRefund = z.infer<typeof newRefund>
export type PaymentDoubt = z.infer<typeof paymentDoubt>

export type NewPayment = z.infer<typeof newPayment>

const amount = z.int().min(0)

/** What a payment provider says happened to a payment or its page. */
export const providerNews = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('page'),
    /** `waiting`: the traveller has finished, but the money has not arrived. */
    outcome: z.enum(['paid', 'waiting', 'failed', 'expired']),
    pageId: z.string(),
    /** Null if it is not a page of ours; so is one whose reference is another one. */
    invoiceId: z.int().nullable(),
    reference: z.string().nullable(),
    amountMinor: amount,
    currency: z.string(),
    /** The payment ID that refunds and disputes refer to. */
    paymentId: z.string(),
  }),
  /** One refund, ours (with its `key`) or one made in the provider's dashboard. */
  z.object({
    of: z.literal('refund'),
    refundId: z.string(),
    paymentId: z.string(),
    amountMinor: amount,
    currency: z.string(),
    isFailed: z.boolean(),
    key: z.string().nullable(),
  }),
  /** All that was refunded of a payment so far. */
  z.object({ of: z.literal('refunded'), paymentId: z.string(), amountMinor: amount, currency: z.string() }),
  z.object({
    of: z.literal('dispute'),
    disputeId: z.string(),
    paymentId: z.string(),
    amountMinor: amount,
    currency: z.string(),
    /** Of an inquiry no money is taken. */
    state: z.enum(['inquiry', 'open', 'won', 'lost']),
  }),
  /** A payment that did not come through; also an attempt before one that did. */
  z.object({ of: z.literal('failure'), paymentId: z.string() }),
])

export type ProviderNews = z.infer<typeof providerNews>
