import { z } from 'zod'

/** What was agreed for a plan, what came in, and what is still owed: minor units of one currency. */
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
