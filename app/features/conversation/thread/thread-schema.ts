import { z } from 'zod'
import { messageEmail, refusedFile } from '#app/features/conversation/attachment/email-parts-schema.ts'
import { isReadable, MOST_CHARACTERS, saysSomething, tidyBody } from './thread.ts'

/** Text of a message: 1 to 20,000 readable characters. */
export const messageBody = z
  .string({ error: 'required' })
  .overwrite(tidyBody)
  .max(MOST_CHARACTERS, { error: 'message_too_long', abort: true })
  .refine(saysSomething, { error: 'message_empty', abort: true })
  .refine(isReadable, { error: 'message_characters' })

/** The line of a proposal that a message is about (`linesOf`). */
export const messagePin = z.strictObject({
  proposal: z.int().min(1).max(10_000),
  line: z.string().regex(/^[a-z]+:[a-z0-9-]{1,40}$/),
})

/** A message of the traveller. */
export const writtenMessage = z.strictObject({ body: messageBody, pin: messagePin.optional() })

/** An internal note; a phone call may have been the answer. */
export const writtenNote = z.strictObject({
  body: messageBody,
  channel: z.enum(['note', 'phone']).default('note'),
  /** The call answered the traveller, so the reply clock stops. */
  isAnswer: z.boolean().default(false),
})

const attachment = z.object({
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int().positive(),
  href: z.string(),
})

/** A file of the conversation, with its time. */
export const threadFile = attachment.extend({ createdTs: z.iso.datetime() })

export const threadMessage = z.object({
  id: z.int().positive(),
  author: z.enum(['traveller', 'planner', 'system']),
  name: z.string(),
  channel: z.enum(['page', 'email', 'phone', 'note']),
  body: z.string(),
  createdTs: z.iso.datetime(),
  pin: messagePin
    .extend({
      name: z.string().nullable().meta({ description: 'The line as it was called when it was asked about' }),
    })
    .nullable(),
  attachments: z.array(attachment),
  refusedFiles: z.array(refusedFile),
  email: messageEmail
    .nullable()
    .meta({ description: 'Null for a message that was no email, and for an email of somebody else’s' }),
  mine: z.boolean(),
})

export type ThreadMessage = z.infer<typeof threadMessage>
export type ThreadFile = z.infer<typeof threadFile>
/** A pin with the name of its line, as far as it is known. */
export type NamedPin = NonNullable<ThreadMessage['pin']>
export type MessagePin = z.infer<typeof messagePin>
