import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { officePlanner } from '#app/features/plan/handling/handling-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { jsonAnswer } from './contract.ts'
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'

export const conflict = z
  .object({
    ...failureFields,
    reason: z
      .string()
      .openapi({ description: 'Why the call conflicts with the current state, such as taken or is_over' }),
    planner: officePlanner
      .optional()
      .openapi({ description: 'The planner who has it, if another one was first' }),
    document: z
      .object({ kind: z.string(), key: z.string() })
      .optional()
      .openapi({ description: 'Of several documents, the one that moved on' }),
  })
  .openapi('Conflict')

/** The `if-match` header of a call that writes over a version. */
export const versionRead = z
  .string()
  .regex(/^"\d{1,6}"$/)
  .transform(text => Number(text.slice(1, -1)))
  .openapi({
    type: 'string',
    description: 'Number of the version that was read, with quotation marks',
    example: '"0"',
  })

/** The 412 answer of a draft: it has changed since it was read; `current` is its present state. */
export function movedOn<Schema extends z.ZodType>(current: Schema) {
  return {
    412: jsonAnswer(
      'The draft has changed since; `current` is its current version.',
      z.object({ ...failureFields, current }),
    ),
  }
}

export const conflicts = {
  409: jsonAnswer('The call conflicts with the current state; `reason` says why.', conflict),
}

/** Answers 409 with the reason. */
export function answerConflict(
  c: Context<HttpEnvironment>,
  { reason, planner, document }: Pick<z.infer<typeof conflict>, 'reason' | 'planner' | 'document'>,
) {
  const { code, message } = failureOf(409)
  const who = { ...(planner && { planner }), ...(document && { document }) }
  return c.json({ code, message, request_id: c.get('requestId'), reason, ...who }, 409)
}

/** Answers 412 with what is stored now. */
export function answerMovedOn<Current>(c: Context<HttpEnvironment>, current: Current) {
  const { code, message } = failureOf(412)
  return c.json({ code, message, request_id: c.get('requestId'), current }, 412)
}
