import { z } from 'zod'

/** What a phrase may name in braces: it is filled from the plan that is answered. */
export const phraseMarks = ['name', 'country', 'trip', 'start', 'end', 'planner', 'number'] as const
export type PhraseMark = (typeof phraseMarks)[number]

export const LONGEST_PHRASE = 5_000
export const LONGEST_PHRASE_NAME = 80
/** The most phrases that a person has. */
export const MOST_PHRASES = 200

/** The names in braces of a text, each once. */
function namedIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))]
}

/** What a phrase names that no plan has. */
export function unknownMarks(text: string): string[] {
  return namedIn(text).filter(name => !phraseMarks.some(mark => mark === name))
}

/** What still stands in braces in a text, because the plan has no value for it. */
export function openMarks(text: string): PhraseMark[] {
  return phraseMarks.filter(mark => namedIn(text).includes(mark))
}

/** A phrase with what the plan has put in; what it has not stays in braces, to be seen and written. */
export function fillPhrase(text: string, values: Readonly<Record<PhraseMark, string | null>>): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (braces, name: string) => {
    const mark = phraseMarks.find(each => each === name)
    return (mark && values[mark]) ?? braces
  })
}

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
