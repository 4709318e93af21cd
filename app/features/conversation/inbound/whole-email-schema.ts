import { z } from 'zod'
import { inboundStates } from '#database/values/inbound-states.ts'

/** An email as it came, in words. */
export const wholeEmail = z
  .object({
    from: z.string().meta({ description: 'Name and address, as the sender claims' }),
    to: z.string(),
    subject: z.string(),
    date: z.string().meta({ description: 'As the email says; anybody may write any' }),
    text: z.string().meta({ description: 'All its text, with what it quotes; as it came if it cannot be read' }),
    files: z.array(z.string()).meta({ description: 'Names of what came with it' }),
    bytes: z.int().positive(),
    isRead: z.boolean().meta({ description: 'False if it cannot be read' }),
  })
  .meta({ id: 'WholeEmail' })
export type WholeEmail = z.infer<typeof wholeEmail>

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
