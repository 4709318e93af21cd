import { z } from 'zod'

/** What proves that whoever is logged in is who they are; left out by somebody who has just logged in. */
export const leavingProof = z.strictObject({
  password: z.string().min(1).max(200).optional(),
})
export type LeavingProof = z.infer<typeof leavingProof>
