import { LOCALES, type Words } from '#database/values/locale.ts'
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

export function isSameTexts(one: OwnEmailTexts, other: OwnEmailTexts): boolean {
  const written = (texts: OwnEmailTexts) =>
    JSON.stringify(
      Object.entries(texts)
        .map(([message, { en, es }]) => [message, en, es])
        .sort(),
    )
  return written(one) === written(other)
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
 * Sentences that two people wrote over the same version: each sentence that only one of them changed is theirs; of one that
 * both changed, mine stands, and `theirs` has the other.
 */
export function mergeEmailTexts(
  base: OwnEmailTexts,
  mine: OwnEmailTexts,
  latest: OwnEmailTexts,
): { texts: OwnEmailTexts; theirs: OwnEmailTexts } {
  const same = (one?: Words, other?: Words) => one?.en === other?.en && one?.es === other?.es
  const messages = new Set([base, mine, latest].flatMap(Object.keys))
  const texts: Record<string, Words> = {}
  const theirs: Record<string, Words> = {}
  for (const message of messages) {
    const [was, my, their] = [base[message], mine[message], latest[message]]
    const chosen = same(my, was) ? their : my
    if (chosen) texts[message] = chosen
    if (their && !same(my, was) && !same(their, was) && !same(my, their)) theirs[message] = their
  }
  return { texts, theirs }
}
