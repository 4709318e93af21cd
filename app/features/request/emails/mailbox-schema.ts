import { z } from 'zod'

/** A letter as the embedded default keeps it. */
export const keptLetter = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.string(),
})

export type KeptLetter = z.infer<typeof keptLetter>
