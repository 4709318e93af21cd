import { z } from 'zod'
import { type BeforeSubject, beforeSubjects, hazardLevels } from '../values/before-you-go.ts'
import { day, line, reference, slug, text } from './words.ts'

/**
 * content/authorities.yaml: who decides or publishes what travellers must know, and who can be asked, by key; `{tag}` in
 * an address is the country’s.
 */
export const authoritiesContent = z.record(
  slug,
  z.strictObject({ name: text, address: z.url({ protocol: /^https$/ }).optional() }),
)

const fact = z
  .strictObject({
    words: text,
    /** What the page says of it at a glance, where its first sentence is longer than a line. */
    short: line(64).optional(),
    /** False for what nobody could tell us: the words say what is not known. */
    known: z.boolean().default(true),
    /** Who decides or publishes it: keys of authorities. */
    sources: z.array(reference('authorities')).min(1),
    checked: day,
    /** For how many months it counts as fresh; 1 for what must be looked up before every departure. */
    months: z.number().int().min(1).max(60),
    /** Whom to ask: keys of authorities. */
    ask: z.array(reference('authorities')).default([]),
  })
  .refine(({ known, months, ask }) => (known && months > 1) || ask.length > 0, {
    error: 'what is not known, or changes every month, needs somebody to ask',
    path: ['ask'],
  })

const hazard = z.enum(hazardLevels)

/** content/before-you-go/{tag}.yaml: what one must know before going to a country or on a trek. */
export const beforeYouGoContent = z.strictObject({
  lead: text,
  facts: z.partialRecord(z.enum(beforeSubjects as [BeforeSubject, ...BeforeSubject[]]), z.array(fact).min(1)),
  /** By the slug of a destination: whether a yellow fever vaccine is advised, and how real malaria and dengue are. */
  places: z
    .record(
      reference('destination'),
      z.strictObject({ yellowFever: hazard, malaria: hazard, dengue: hazard }),
    )
    .default({}),
})

export type BeforeYouGoContent = z.infer<typeof beforeYouGoContent>
