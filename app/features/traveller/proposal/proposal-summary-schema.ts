import { z } from 'zod'

/** A sent draft as the conversation shows it: cover note, price and changes. */
export const proposalSummary = z
  .object({
    number: z.int().positive(),
    note: z.string().meta({ description: 'The letter that came with it' }),
    name: z.string().meta({ description: 'Who sent it' }),
    sentTs: z.iso.datetime(),
    days: z.int(),
    totalMinor: z.int().nullable().meta({ description: 'Null while a price is unknown' }),
    currency: z.string(),
    change: z
      .object({
        lines: z.int().min(0).meta({ description: 'How many things a reader would notice' }),
        totalMinor: z.int().nullable(),
        drivingMinutes: z.int(),
      })
      .nullable()
      .meta({ description: 'Since the draft before it; null for the first' }),
  })
  .meta({ id: 'ProposalSummary' })

export type ProposalSummary = z.infer<typeof proposalSummary>
