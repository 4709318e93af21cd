import { mergeDocuments } from '#database/values/document/merge-documents.ts'
import { LOCALES } from '#database/values/locale.ts'
import type { EmailSentence, EmailTextProblem, OwnEmailTexts } from './email-text-schema.ts'

const MARK = /\{([^{}]*)\}/g

/** The longest that a sentence may be, and a subject. */
export const LONGEST = 1_000
export const LONGEST_SUBJECT = 200

/** A sentence with what it names put in: `{country}` is the country. */
export function fillText(text: string, words: object): string {
  const named = new Map<string, unknown>(Object.entries(words))
  return text.replaceAll(MARK, (mark, name: string) => String(named.get(name) ?? mark))
}

function problemOf(
  text: string,
  { part, placeholders }: EmailSentence,
): Omit<EmailTextProblem, 'message' | 'locale'> | null {
  if (text.trim() === '') return { problem: 'empty' }
  if (text.length > (part === 'subject' ? LONGEST_SUBJECT : LONGEST)) return { problem: 'too_long' }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(text)) return { problem: 'one_line' }
  const unknown = [...text.matchAll(MARK)]
    .map(([, name = '']) => name)
    .find(name => !placeholders.includes(name))
  if (unknown !== undefined) return { problem: 'unknown', placeholder: unknown.slice(0, 40) }
  return /[{}]/.test(text.replaceAll(MARK, '')) ? { problem: 'unknown', placeholder: '' } : null
}

/** What keeps sentences from being sent: each sentence stands in both languages and names only what its email may contain. */
export function emailTextProblems(
  sentences: readonly EmailSentence[],
  texts: OwnEmailTexts,
): EmailTextProblem[] {
  return Object.entries(texts).flatMap(([message, words]) => {
    const text = sentences.find(each => each.message === message && !each.varies)
    if (!text) return [{ message, locale: 'en' as const, problem: 'not_said' as const }]
    return LOCALES.flatMap(locale => {
      const problem = problemOf(words[locale], text)
      return problem ? [{ message, locale, ...problem }] : []
    })
  })
}

/** Sentences without those that are said as they are built. */
export function changedTexts(sentences: readonly EmailSentence[], texts: OwnEmailTexts): OwnEmailTexts {
  const builtIn = new Map(sentences.map(each => [each.message, each.builtIn]))
  return Object.fromEntries(
    Object.entries(texts).filter(([message, { en, es }]) => {
      const built = builtIn.get(message)
      return built?.en !== en || built.es !== es
    }),
  )
}

/** Sentences that are not saved yet, with those over which they were written. */
export interface UnsavedTexts {
  texts: OwnEmailTexts
  base: OwnEmailTexts
}

/** Whether what was kept on a device is sentences by their names. */
export function isEmailTexts(value: unknown): value is OwnEmailTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(words => typeof words?.en === 'string' && typeof words.es === 'string')
  )
}

export function isUnsavedTexts(value: unknown): value is UnsavedTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'texts' in value &&
    'base' in value &&
    isEmailTexts(value.texts) &&
    isEmailTexts(value.base)
  )
}

/**
 * Sentences that two people wrote over the same version: what only one of them changed is theirs, in each language; of what
 * both changed mine stands, and `theirs` has the other's whole sentence.
 */
export function mergeEmailTexts(
  base: OwnEmailTexts,
  mine: OwnEmailTexts,
  latest: OwnEmailTexts,
): { texts: OwnEmailTexts; theirs: OwnEmailTexts } {
  const { merged, conflicts } = mergeDocuments(base, mine, latest)
  const theirs = conflicts.flatMap(({ path: [message = ''] }) => {
    const words = latest[message]
    return words ? [[message, words] as const] : []
  })
  return { texts: isEmailTexts(merged) ? merged : mine, theirs: Object.fromEntries(theirs) }
}
