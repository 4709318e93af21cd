import { z } from 'zod'
import { inboundStates } from '#database/values/inbound-states.ts'

/** An email that is not in the conversation. */
export const emailOutside = z
  .object({
    id: z.int().positive(),
    state: z.enum(inboundStates),
    from: z.string(),
    subject: z.string(),
    excerpt: z.string().meta({ description: 'How it begins' }),
    receivedTs: z.iso.datetime(),
    bytes: z.int().positive(),
    href: z.string().meta({ description: 'Where the whole email is read' }),
    canJoin: z.boolean().meta({ description: 'Whether it can be put into the conversation' }),
  })
  .meta({ id: 'EmailOutside' })
export type EmailOutside = z.infer<typeof emailOutside>
