import { z } from 'zod'
import { day, months, name, reference, text } from './words.ts'

/** Metres above the sea. */
const altitude = z.number().int().min(0).max(8849)

/** One day of the walk: its end, the altitude of the night, the highest point and the hours on foot. */
const trekDay = z
  .strictObject({
    to: text,
    sleep: altitude,
    highest: altitude,
    hours: z.tuple([z.number().min(0).max(18), z.number().min(0).max(18)]),
    words: text,
  })
  .refine(({ sleep, highest }) => sleep <= highest, { error: 'the night is higher than the highest point' })
  .refine(({ hours: [least, most] }) => least <= most, { error: 'hours run from the least to the most' })

/** content/treks/{tag}.yaml: the page of a trek of the catalogue (specification, sections 1 and 3). */
export const trekContent = z.strictObject({
  /** Tag of the country it is walked in. */
  country: reference('countries'),
  /** Key of the trip that goes there; its planner is the trek's too. */
  trip: reference('trip').optional(),
  lead: text,
  start: z.strictObject({ name, altitude }),
  days: z.array(trekDay).min(3),
  seasons: z.array(z.strictObject({ months, reason: text })).min(1),
  avoid: text,
  needs: z.array(z.strictObject({ name, words: text })).min(2),
  /** Permits, guides, fees: each with the day it was last looked up, and whether that was certain. */
  rules: z.array(z.strictObject({ name, words: text, checked: day, certain: z.boolean() })).min(1),
  weDo: text,
  weDoNot: text,
})

export type TrekContent = z.infer<typeof trekContent>
