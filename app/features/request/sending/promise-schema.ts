import { z } from 'zod'

/** Who would answer a request sent now, and by when (product: The reply clock). */
export const answerPromise = z
  .object({
    fkey: z.string().nullable().meta({ description: 'Key of the planner; null where the office answers' }),
    first_name: z.string().nullable(),
    time_zone: z.string(),
    answer_due_ts: z.iso.datetime(),
  })
  .meta({ id: 'AnswerPromise' })

export type AnswerPromise = z.infer<typeof answerPromise>
