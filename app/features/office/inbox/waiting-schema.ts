import { z } from 'zod'

/** Number of items waiting for the caller in each list of the office. */
export const waitingWork = z
  .object({
    inbox: z.int().min(0).meta({ description: 'Late, due today, or nobody’s yet' }),
    reviews: z.int().min(0).meta({ description: 'Written, and neither shown nor refused' }),
  })
  .meta({ id: 'WaitingWork' })

export type WaitingWork = z.infer<typeof waitingWork>
