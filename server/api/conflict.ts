import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { officePlanner } from '#app/features/plan/handling/planner-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { jsonAnswer } from './contract.ts'
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'

const conflict = z
  .object({
    ...failureFields,
    reason: z.string().openapi({ description: 'Why it makes no sense now, such as taken or is_over' }),
    planner: officePlanner.optional().openapi({ description: 'Who was quicker' }),
  })
  .openapi('Conflict')

/** The 412 answer: the data has changed since it was read; `current` is its present state. */
export function movedOn<Schema extends z.ZodType>(current: Schema) {
  return {
    412: jsonAnswer('It has moved on: `current` is what it is now.', z.object({ ...failureFields, current })),
  }
}

export const conflicts = {
  409: jsonAnswer('Somebody was quicker, or it makes no sense now: `reason` says why.', conflict),
}

/** Answers 409 with the reason. */
export function answerConflict(
  c: Context<HttpEnvironment>,
  { reason, planner }: Pick<z.infer<typeof conflict>, 'reason' | 'planner'>,
) {
  const { code, message } = failureOf(409)
  return c.json({ code, message, request_id: c.get('requestId'), reason, ...(planner && { planner }) }, 409)
}
