import { z } from 'zod'

/** Number of items waiting for the caller in each list of the office. */
export const waitingWork = z
  .object({
    inbox: z.int().min(0).meta({ description: 'Number of plans that are late, due today or unassigned' }),
    reviews: z.int().min(0).meta({ description: 'Number of reviews without a decision' }),
    unsorted: z.int().min(0).meta({ description: 'Number of requests that could not become plans' }),
  })
  .meta({ id: 'WaitingWork' })

export type WaitingWork = z.infer<typeof waitingWork>
