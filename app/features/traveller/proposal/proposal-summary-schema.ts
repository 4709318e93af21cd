import { z } from 'zod'

/** A sent draft as the conversation shows it: cover note, price and changes. */
export const proposalSummary = z
  .object({
    number: z.int().positive(),
    note: z.string().meta({ description: 'The note sent with the proposal' }),
    name: z.string().meta({ description: 'Name of the sender' }),
    sentTs: z.iso.datetime(),
    days: z.int(),
    totalMinor: z.int().nullable().meta({ description: 'Total price; null while a price is unknown' }),
    currency: z.string(),
    change: z
      .object({
        lines: z.int().min(0).meta({ description: 'Number of changes' }),
        totalMinor: z.int().nullable(),
        drivingMinutes: z.int(),
      })
      .nullable()
      .meta({ description: 'Changes since the previous proposal; null for the first' }),
  })
  .meta({ id: 'ProposalSummary' })

export type ProposalSummary = z.infer<typeof proposalSummary>
