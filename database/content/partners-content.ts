import { z } from 'zod'
import { reference, slug, text } from './words.ts'

const days = z.string().regex(/^P\d+D$/, { error: 'days such as P30D' })

/** content/partners.yaml: companies that send travellers (specification, section 3: Affiliate/partner record). */
export const partnersContent = z.array(
  z.strictObject({
    key: slug,
    name: z.string().min(2),
    /** Countries that their travellers choose from; all of them if none is named. */
    countries: z.array(reference('countries')).default([]),
    welcome: text,
    /**
     * Percent of a trip's price, paid in two halves: one this long after the deposit, the other this long after the
     * trip's end.
     */
    payout: z.strictObject({
      percent: z.number().min(0).max(100).multipleOf(0.01),
      first: days,
      second: days,
    }),
  }),
)
