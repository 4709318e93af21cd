import { plainText, stemOf } from '#app/features/search/language/tokens.ts'
import type { Locale } from '#database/values/locale.ts'

/** Texts in which the database has marked matches, and their sentences. */

/** Marks around a match: private-use characters that do not occur in texts. */
export const MARKS = { start: '\uE000', end: '\uE001' } as const

/** A part of a text, and whether it matches. */
export interface Piece {
  words: string
  isAsked: boolean
}

export interface MarkedSentence {
  pieces: Piece[]
  /** Stems of the matches, each once. */
  stems: string[]
}

interface MarkedWord {
  start: number
  end: number
}

/** The original text, and the positions of its matches. */
function unmark(marked: string): { text: string; found: MarkedWord[] } {
  const found: MarkedWord[] = []
  let text = ''
  let start = 0
  for (const part of marked.split(/([\uE000\uE001])/)) {
    if (part === MARKS.start) start = text.length
    else if (part === MARKS.end) found.push({ start, end: text.length })
    else text += part
  }
  return { text, found }
}

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
} as const

/** Sentences of a marked text that contain a match, verbatim. */
export function askedSentences(marked: string, language: Locale): MarkedSentence[] {
  const { text, found } = unmark(marked)
  return [...segmenters[language].segment(text)].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length
    const end = index + segment.trimEnd().length
    const within = found.filter(word => word.start >= start && word.end <= end)
    return within.length === 0 ? [] : sentenceOf(text, { start, end }, within)
  })
}

function sentenceOf(text: string, sentence: MarkedWord, within: readonly MarkedWord[]): MarkedSentence {
  const pieces: Piece[] = []
  let at = sentence.start
  for (const { start, end } of within) {
    pieces.push({ words: text.slice(at, start), isAsked: false })
    pieces.push({ words: text.slice(start, end), isAsked: true })
    at = end
  }
  pieces.push({ words: text.slice(at, sentence.end), isAsked: false })
  const stems = within.map(({ start, end }) => stemOf(plainText(text.slice(start, end))))
  return { pieces: pieces.filter(({ words }) => words !== ''), stems: [...new Set(stems)] }
}

/** A sentence with fewer words says little by itself: "Worth it." */
const SHORTEST = 4
const SHORT_PART = 0.6

function isShort({ pieces }: MarkedSentence): boolean {
  const text = pieces.map(({ words }) => words).join('')
  return text.split(/\s+/).length < SHORTEST
}

/** Weights sentences by their matches; rarer words weigh more. */
export function weighWords(
  texts: readonly (readonly MarkedSentence[])[],
): (sentence: MarkedSentence) => number {
  const saidBy = new Map<string, number>()
  for (const sentences of texts)
    for (const stem of new Set(sentences.flatMap(({ stems }) => stems)))
      saidBy.set(stem, (saidBy.get(stem) ?? 0) + 1)
  return sentence =>
    sentence.stems.reduce((sum, stem) => sum + Math.log(1 + texts.length / (saidBy.get(stem) ?? 1)), 0) *
    (isShort(sentence) ? SHORT_PART : 1)
}

/** Minimum share of the best weight: "rough boat" does not match any boat. */
const ENOUGH = 0.5

/** The matches with enough weight, the best first; ties keep their order. */
export function bestOf<Hit extends { weight: number }>(hits: readonly Hit[]): Hit[] {
  const best = Math.max(0, ...hits.map(({ weight }) => weight))
  return hits.filter(({ weight }) => weight >= best * ENOUGH).toSorted((a, b) => b.weight - a.weight)
}
