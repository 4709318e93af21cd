import { z } from 'zod'
import { FEWEST_ANSWERS } from './reply-times.ts'

/** Recent answer times, in whole minutes of the planners' working hours. */
export const replyTimes = z.object({
  answers: z.int().min(FEWEST_ANSWERS).meta({ description: 'Number of answers counted' }),
  medianMinutes: z.int().min(1),
  ninetiethMinutes: z.int().min(1).meta({ description: 'Nine of ten answers came within this time' }),
})
export type ReplyTimes = z.infer<typeof replyTimes>
