import { z } from 'zod'

/** A planner as the office shows them. */
export const officePlanner = z
  .object({
    fkey: z.string().meta({ description: 'Key of the planner on the staff' }),
    name: z.string(),
    firstName: z.string(),
    timeZone: z.string(),
    portrait: z.string().meta({ description: 'Version of the portrait, a part of its address' }),
  })
  .meta({ id: 'OfficePlanner' })

export type OfficePlanner = z.infer<typeof officePlanner>
