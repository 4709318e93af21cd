import { z } from 'zod'
import { messageBody } from '#app/features/conversation/thread/thread-schema.ts'

/** A traveller's answer to one line (`linesOf`). With text it is a question that waits for an answer. */
export const answeredLine = z
  .strictObject({
    line: z.string().regex(/^[a-z]+:[a-z0-9-]{1,40}$/),
    answer: z.enum(['accept', 'decline', 'ask', 'open']),
    alternative: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .nullable()
      .optional(),
    body: messageBody.optional(),
  })
  .refine(({ answer, body }) => answer !== 'ask' || body !== undefined, {
    path: ['body'],
    message: 'required',
  })
