import { z } from 'zod'

const answer = z.enum(['yes', 'own', 'self', 'operator', 'no'])

/** Who may give a command of the office. */
export const right = z
  .object({
    what: z.string().meta({ description: 'The command, such as `assign a plan`' }),
    words: z.string(),
    planner: answer.meta({
      description:
        '`own`: in their countries; `self`: about themselves; `operator`: where the operator allows it',
    }),
    admin: answer,
  })
  .meta({ id: 'Right' })

export type Right = z.infer<typeof right>
export type RightAnswer = z.infer<typeof answer>
