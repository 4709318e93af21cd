import { z } from 'zod'
import { MOST_TRAVELLERS } from '#app/features/wish/wish.ts'
import type { ProposalWorkings } from '#database/values/proposal-workings.ts'

const id = z.string().regex(/^[a-z0-9-]{1,40}$/)
const amount = z.int().min(-1e11).max(1e11)
const names = z.array(z.string().max(200))

const basis = z.object({
  nights: z.int().min(0).max(100),
  people: z
    .int()
    .min(0)
    .max(2 * MOST_TRAVELLERS),
  houses: names.max(100),
  tours: names.max(500),
  rides: z.int().min(0).max(2_000),
  month: z.int().min(1).max(12).nullable(),
})

const line = z.object({
  source: z.string().max(300).nullable().default(null).meta({
    description:
      'What it is computed from, such as `hotel:costa-rica/casa-cacao`; null if it was written by hand',
  }),
  isByHand: z.boolean().default(true).meta({ description: 'Set by hand: it follows the days no longer' }),
  costMinor: z.int().min(0).max(1e11).nullable().default(null).meta({
    description: 'What one of its count costs us, in minor units of the draft’s currency',
  }),
  basis: basis.nullable().default(null).meta({
    description: 'What the days were when it was set by hand; null takes them as they are',
  }),
  began: z
    .object({ what: z.string().max(200), count: z.int(), unitMinor: amount.nullable() })
    .nullable()
    .default(null)
    .meta({ description: 'The line as it was when the draft was begun' }),
})

/** What only the office knows of a draft (database/values/proposal-workings.ts). */
export const workings = z
  .object({
    from: z.enum(['trip', 'catalogue']).nullable().default(null).meta({
      description: 'The prices that its lines follow: a published trip’s, those of houses and tours, or none',
    }),
    lines: z.record(id, line).default({}),
    names: z.record(id, names.max(200)).default({}).meta({
      description: 'Names of the houses and tours that each day has had',
    }),
    confirmed: z.array(z.string().max(500)).max(500).default([]),
  })
  .meta({ id: 'ProposalWorkings' })

/** Stored workings; those of a draft that is older than they are have nothing that follows. */
export function readWorkings(stored: unknown): ProposalWorkings {
  return workings.parse(stored)
}
