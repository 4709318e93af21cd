import { z } from 'zod'

/** Optional kinds of email, and whether the person receives them. */
export const emailChoices = z.object({
  proposal: z.boolean().meta({ description: 'When a new draft of a trip is ready' }),
  reminder: z.boolean().meta({ description: 'Before a date after which cancelling costs more' }),
  review: z.boolean().meta({ description: 'After the trip' }),
  newsletter: z.boolean().meta({ description: 'Four times a year' }),
})
export type EmailChoices = z.infer<typeof emailChoices>
