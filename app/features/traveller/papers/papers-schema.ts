import { z } from 'zod'

/** The documents of a trip. Amounts are minor units. */
export const papers = z.object({
  proposals: z.array(z.object({ number: z.int(), title: z.string(), sentTs: z.iso.datetime() })),
  signed: z
    .object({
      number: z.int(),
      at: z.iso.datetime(),
      name: z.string(),
      termsVersion: z.string(),
      points: z.array(z.string()),
      fingerprint: z.string(),
    })
    .nullable()
    .meta({ description: 'The accepted proposal, with the terms at that time' }),
  invoices: z.array(
    z.object({
      number: z.int().meta({ description: 'Number of the invoiced proposal' }),
      kind: z.enum(['deposit', 'balance']),
      reference: z.string(),
      amountMinor: z.int(),
      currency: z.string(),
      issuedTs: z.iso.datetime(),
      dueOn: z.iso.date(),
      isDueAtOnce: z.boolean(),
      state: z.enum(['open', 'paid', 'void']),
    }),
  ),
  payments: z
    .array(
      z.object({
        id: z.int(),
        kind: z
          .enum(['payment', 'refund', 'dispute', 'dispute_won', 'reversal'])
          .meta({ description: 'A reversal takes back another one, which says `isReversed`' }),
        happenedTs: z.iso.datetime(),
        amountMinor: z.int().meta({ description: 'Amount, always positive' }),
        currency: z.string(),
        isReversed: z.boolean().meta({ description: 'Whether it was entered by mistake, or failed' }),
        of: z.enum(['payment', 'refund']).nullable().meta({ description: 'What a reversal takes back' }),
      }),
    )
    .meta({ description: 'Payments, refunds, disputes and corrections, the oldest first' }),
  balance: z
    .object({
      paidMinor: z.int(),
      owedMinor: z.int().meta({ description: 'Negative if more was paid than is owed' }),
      currency: z.string(),
    })
    .nullable()
    .meta({ description: 'Null before a proposal is accepted' }),
  files: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
      createdTs: z.iso.datetime(),
      from: z.string().meta({ description: 'Author of the message with the file' }),
      mine: z.boolean(),
    }),
  ),
})
export type Papers = z.infer<typeof papers>
