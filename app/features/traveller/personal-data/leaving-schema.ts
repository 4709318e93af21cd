import { z } from 'zod'

/** Confirms the caller's identity; not needed right after logging in. */
export const leavingProof = z.strictObject({
  password: z.string().min(1).max(200).optional(),
})
export type LeavingProof = z.infer<typeof leavingProof>
