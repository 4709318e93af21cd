import { z } from 'zod'

/** An email as stored in `.data/mail`. */
export const sentEmail = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.string(),
})

export type SentEmail = z.infer<typeof sentEmail>
