import { z } from 'zod'
import { slug, text } from './words.ts'

/** Month and day. */
const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'a month and day such as 12-25, in quotes' })

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const rules = ['on', 'easter', 'lunarNewYear', 'lunar'] as const

/** A public holiday, and the rule by which its day is found. */
const holiday = z
  .strictObject({
    name: text,
    on: dayOfYear.optional(),
    /** Days from Easter Sunday. */
    easter: z.number().int().min(-60).max(60).optional(),
    /** Days from the first day of the lunar year. */
    lunarNewYear: z.number().int().min(-5).max(15).optional(),
    /** Month and day of the lunar year. */
    lunar: dayOfYear.optional(),
    /** How many days it lasts. */
    days: z.number().int().min(2).max(9).optional(),
    /** Days by which it is moved if it falls on this weekday. */
    moved: z.partialRecord(z.enum(weekdays), z.number().int().min(-6).max(6)).optional(),
  })
  .refine(one => rules.filter(rule => one[rule] !== undefined).length === 1, {
    error: `needs one of ${rules.join(', ')}`,
  })
  .refine(({ days, moved }) => !(days && moved), { error: 'several days are not moved' })

/** content/holidays.yaml: public holidays by the tag of a country. */
export const holidaysContent = z.record(slug, z.array(holiday).min(1))

export type Holiday = z.infer<typeof holiday>
