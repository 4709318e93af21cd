import { z } from 'zod'

/** Agreed price, payments and amount owed for a plan, in minor units of one currency. */
export const planMoney = z
  .object({
    currency: z.string(),
    priceMinor: z.int().nullable(),
    paidMinor: z.int().meta({ description: 'Received, less what went back' }),
    owedMinor: z
      .int()
      .meta({ description: 'Of what was agreed, invoiced or not; below zero where they paid more' }),
    invoices: z.array(
      z.object({
        kind: z.enum(['deposit', 'balance']),
        amountMinor: z.int(),
        dueOn: z.iso.date(),
        reference: z.string().meta({ description: 'What the traveller’s transfer names' }),
      }),
    ),
  })
  .meta({ id: 'PlanMoney' })

export type PlanMoney = z.infer<typeof planMoney>
