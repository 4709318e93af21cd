import { z } from 'zod'
import type { Holiday } from '../values/calendar.ts'
import { name, reference } from './words.ts'

/** Month and day. */
const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'a month and day such as 12-25, in quotes' })

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const rules = ['on', 'easter', 'lunarNewYear', 'lunar'] as const

const holiday: z.ZodType<Holiday> = z
  .strictObject({
    name,
    on: dayOfYear.optional(),
    easter: z.number().int().min(-60).max(60).optional(),
    lunarNewYear: z.number().int().min(-5).max(15).optional(),
    lunar: dayOfYear.optional(),
    days: z.number().int().min(2).max(9).optional(),
    moved: z.partialRecord(z.enum(weekdays), z.number().int().min(-6).max(6)).optional(),
  })
  .refine(one => rules.filter(rule => one[rule] !== undefined).length === 1, {
    error: `needs one of ${rules.join(', ')}`,
  })
  .refine(({ days, moved }) => !(days && moved), { error: 'several days are not moved' })

/** content/holidays.yaml: public holidays by the tag of a country. */
export const holidaysContent = z.record(reference('countries'), z.array(holiday).min(1))
