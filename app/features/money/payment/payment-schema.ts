import { z } from 'zod'
import { isCurrency } from '#database/values/currency.ts'

/** An incoming transfer; amounts are minor units of an ISO 4217 currency. */
export const newPayment = z.object({
  amountMinor: z.int().min(1).max(1e12),
  currency: z.string().refine(isCurrency, { error: 'currency_unknown' }),
  /** The bank's ID of the transfer, unique per payment. */
  reference: z.string().trim().min(1).max(140),
})

export type NewPayment = z.infer<typeof newPayment>
