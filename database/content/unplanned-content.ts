import { z } from 'zod'
import { months, name, reference, text } from './words.ts'

const answer = z.strictObject({ name, words: text })

/** content/unplanned/{tag}.yaml: the short page of a country where no trips are planned. */
export const unplannedContent = z.strictObject({
  lead: text,
  /** The best months, and why. */
  when: z.strictObject({ months, words: text }),
  howLong: text,
  entry: text,
  /** What a traveller must know. */
  facts: z.array(answer).min(3).max(5),
  advice: text,
  /** Countries with trips that combine well with it, the nearest first, and how to get there. */
  combinesWith: z.array(z.strictObject({ country: reference('countries'), words: text })).min(1),
})

export type UnplannedContent = z.infer<typeof unplannedContent>
