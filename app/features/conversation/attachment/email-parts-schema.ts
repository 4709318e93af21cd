import { z } from 'zod'

/** Why a file is not stored: empty, too large, of a type that can do harm, with macros, or one of too many. */
export const fileRefusals = ['empty', 'too_large', 'type', 'macro', 'too_many'] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** A file that came with an email and was not stored. */
export const refusedFile = z
  .object({ name: z.string(), reason: z.enum(fileRefusals) })
  .meta({ id: 'RefusedFile', description: 'A file that came with an email and was not stored' })
export type RefusedFile = z.infer<typeof refusedFile>

/** The email that a message came as. */
export const messageEmail = z
  .object({
    href: z.string().meta({ description: 'Where the whole email is read' }),
    subject: z.string().nullable().meta({ description: 'Its subject, unless it is that of an answer' }),
    isRaw: z.boolean().meta({ description: 'It could not be read: the message is how it begins' }),
  })
  .meta({ id: 'MessageEmail' })
export type MessageEmail = z.infer<typeof messageEmail>

/** An email as it came, in words. */
export const wholeEmail = z
  .object({
    from: z.string().meta({ description: 'Name and address, as the sender claims' }),
    to: z.string(),
    subject: z.string(),
    date: z.string().meta({ description: 'As the email says; anybody may write any' }),
    text: z
      .string()
      .meta({ description: 'All its text, with what it quotes; as it came if it cannot be read' }),
    files: z.array(z.string()).meta({ description: 'Names of what came with it' }),
    bytes: z.int().positive(),
    isRead: z.boolean().meta({ description: 'False if it cannot be read' }),
  })
  .meta({ id: 'WholeEmail' })
export type WholeEmail = z.infer<typeof wholeEmail>
