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
    .meta({ description: 'The proposal that was accepted, with the terms as they were then' }),
  invoices: z.array(
    z.object({
      number: z.int().meta({ description: 'Of the proposal it is for' }),
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
        amountMinor: z.int().meta({ description: 'Above zero, whichever way it goes' }),
        currency: z.string(),
      }),
    )
    .meta({ description: 'What came in, and what goes back' }),
  files: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
      createdTs: z.iso.datetime(),
      from: z.string().meta({ description: 'Whose message it came with' }),
      mine: z.boolean(),
    }),
  ),
})
export type Papers = z.infer<typeof papers>
