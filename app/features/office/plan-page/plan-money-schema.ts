import { z } from 'zod'

/** Agreed price, payments and amount owed for a plan, in minor units of one currency. */
export const planMoney = z
  .object({
    currency: z.string(),
    priceMinor: z.int().nullable(),
    paidMinor: z.int().meta({ description: 'Payments received less refunds' }),
    owedMinor: z
      .int()
      .meta({ description: 'Remainder of the agreed price, invoiced or not; negative after overpayment' }),
    invoices: z.array(
      z.object({
        kind: z.enum(['deposit', 'balance']),
        amountMinor: z.int(),
        dueOn: z.iso.date(),
        reference: z.string().meta({ description: 'Payment reference for the traveller’s transfer' }),
      }),
    ),
  })
  .meta({ id: 'PlanMoney' })

export type PlanMoney = z.infer<typeof planMoney>
