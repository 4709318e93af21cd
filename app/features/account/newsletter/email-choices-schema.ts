import { z } from 'zod'

/** Optional kinds of email, and whether the person receives them. */
export const emailChoices = z.object({
  proposal: z.boolean().meta({ description: 'Emails about a new draft of a trip' }),
  reminder: z.boolean().meta({ description: 'Emails before a date after which cancelling costs more' }),
  review: z.boolean().meta({ description: 'Emails that ask for a review after the trip' }),
  newsletter: z.boolean().meta({ description: 'The newsletter, four times a year' }),
})
export type EmailChoices = z.infer<typeof emailChoices>
