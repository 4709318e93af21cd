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
      state: z.enum(['open', 'paid', 'void']),
    }),
  ),
  payments: z
    .array(
      z.object({
        kind: z.enum(['payment', 'refund']),
        happenedTs: z.iso.datetime(),
        amountMinor: z.int().meta({ description: 'Amount, always positive' }),
        currency: z.string(),
      }),
    )
    .meta({ description: 'Payments and refunds' }),
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
