import { z } from 'zod'
import { LONGEST_PHRASE, LONGEST_PHRASE_NAME, phraseMarks, unknownMarks } from './phrase.ts'

const words = z
  .string()
  .trim()
  .max(LONGEST_PHRASE)
  .refine(text => !text.includes('\0') && unknownMarks(text).length === 0, { error: 'placeholder_unknown' })
  .default('')

/** A planner's own sentences for their replies. */
export const phraseInput = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_PHRASE_NAME)
      .refine(name => !name.includes('\0')),
    en: words.meta({
      description: `The text in English; it may name ${phraseMarks.map(mark => `{${mark}}`).join(', ')}`,
    }),
    es: words.meta({ description: 'The text in Spanish' }),
  })
  .refine(({ en, es }) => en !== '' || es !== '', { error: 'required', path: ['en'] })
  .meta({ id: 'PhraseInput' })

export const phrase = z
  .object({
    id: z.int(),
    name: z.string(),
    en: z.string(),
    es: z.string(),
    filled: z
      .object({
        text: z.string().meta({ description: 'What the plan has no value for stays in braces' }),
        isOtherLanguage: z.boolean().meta({
          description: 'Whether it is not in the traveller’s language, because it is not written in it',
        }),
      })
      .nullable()
      .meta({ description: 'Filled from the plan, in the traveller’s language; null without a plan' }),
  })
  .meta({ id: 'Phrase' })

export type Phrase = z.infer<typeof phrase>
export type PhraseInput = z.infer<typeof phraseInput>
