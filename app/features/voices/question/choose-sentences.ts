import { plainText, rootOf } from '#app/features/search/understanding/words.ts'
import type { Group } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'

/** Selects the sentences of reviews that answer a question, from texts in which the database has marked matches; deterministic. */

/** Share of critical reviews among those shown; used by browser and server. */

/** Highest rating that counts as critical. */
const CRITICAL = 3

export function isCritical({ rating }: { rating: number }): boolean {
  return rating <= CRITICAL
}

/** Number of critical reviews among those shown: in proportion, and at least one of each kind that exists. */
export function criticalShare(
  shown: number,
  { total, critical }: { total: number; critical: number },
): number {
  if (total === 0 || critical === 0) return 0
  const part = Math.round((shown * critical) / total)
  return critical === total ? Math.min(shown, total) : Math.min(Math.max(part, 1), Math.max(shown - 1, 1))
}

/** The first items of a list with its share of critical ones, in the list's order. */
export function inProportion<Item extends { isCritical: boolean }>(
  all: readonly Item[],
  shown: number,
): Item[] {
  if (all.length <= shown) return [...all]
  const critical = all.filter(item => item.isCritical)
  const others = all.filter(item => !item.isCritical)
  const part = criticalShare(shown, { total: all.length, critical: critical.length })
  const kept = new Set([...critical.slice(0, part), ...others.slice(0, shown - part)])
  return all.filter(item => kept.has(item))
}

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
export function matchingSentences(marked: string, language: Locale): MarkedSentence[] {
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
  const stems = within.map(({ start, end }) => rootOf(plainText(text.slice(start, end))))
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

/** A review that matches a question. */
export interface MatchingReview {
  key: string
  name: string
  /** The country it is about. */
  where: string
  /** YYYY-MM-DD. */
  date: string
  /** From 1 to 5. */
  rating: number
  group: Group
  /** Its text in the languages that match, with the words marked (`unmark`). */
  texts: Partial<Record<Locale, string>>
}

/** A sentence of a review, verbatim. */
export interface Answer extends Omit<MatchingReview, 'texts'> {
  language: Locale
  pieces: Piece[]
  isCritical: boolean
}

export interface Chosen {
  /** Number of matching reviews, and of critical ones. */
  total: number
  critical: number
  /** One sentence of each review shown, the best first, with critical ones in proportion. */
  answers: Answer[]
}

interface Candidate extends Answer {
  weight: number
}

/** The best sentence of a review; ties prefer the reader's language, then the first. */
function bestSentence(
  { texts, ...review }: MatchingReview,
  sentences: Readonly<Record<Locale, readonly MarkedSentence[]>>,
  reader: Locale,
  weigh: Readonly<Record<Locale, (sentence: MarkedSentence) => number>>,
): Candidate[] {
  const languages: Locale[] = reader === 'en' ? ['en', 'es'] : ['es', 'en']
  const all = languages.flatMap(language =>
    sentences[language].map(sentence => ({
      ...review,
      language,
      pieces: sentence.pieces,
      isCritical: isCritical(review),
      weight: weigh[language](sentence),
    })),
  )
  return all.toSorted((a, b) => b.weight - a.weight).slice(0, 1)
}

const byDate = (a: MatchingReview, b: MatchingReview) =>
  b.date < a.date ? -1 : b.date > a.date ? 1 : a.key < b.key ? -1 : 1

/** A language with this many times fewer matches is not the question's: "Vân Long" is no long drive. */
const RARE = 4

/** Keeps only texts in the probable languages of the question. */
function inAskedLanguages(reviews: readonly MatchingReview[]): MatchingReview[] {
  const counts = {
    en: reviews.filter(({ texts }) => texts.en !== undefined).length,
    es: reviews.filter(({ texts }) => texts.es !== undefined).length,
  }
  const isAsked = (language: Locale) => counts[language] * RARE >= Math.max(counts.en, counts.es)
  return reviews.map(({ texts: { en, es }, ...review }) => ({
    ...review,
    texts: {
      ...(en !== undefined && isAsked('en') && { en }),
      ...(es !== undefined && isAsked('es') && { es }),
    },
  }))
}

/** Share of the best weight from which a sentence answers as well, so that who wrote it decides. */
const AS_WELL = 0.75

/**
 * The answers of all reviews: one sentence each, the best first, then the newest. Who asks with children reads first
 * what families wrote, of sentences that answer about as well.
 */
export function answersOf(
  reviews: readonly MatchingReview[],
  reader: Locale,
  yours: Group | null = null,
): Answer[] {
  const told = inAskedLanguages(reviews)
    .toSorted(byDate)
    .map(review => ({
      review,
      sentences: {
        en: matchingSentences(review.texts.en ?? '', 'en'),
        es: matchingSentences(review.texts.es ?? '', 'es'),
      },
    }))
  const weigh = {
    en: weighWords(told.map(({ sentences }) => sentences.en)),
    es: weighWords(told.map(({ sentences }) => sentences.es)),
  }
  const best = bestOf(told.flatMap(({ review, sentences }) => bestSentence(review, sentences, reader, weigh)))
  const isFirst = ({ group, weight }: Candidate) =>
    group === yours && weight >= (best[0]?.weight ?? 0) * AS_WELL
  return best
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .map(({ weight: _, ...answer }) => answer)
}

/** The answers shown, of all groups or of one. */
export function chooseSentences(answers: readonly Answer[], group: Group | null, shown: number): Chosen {
  const asked = group === null ? answers : answers.filter(answer => answer.group === group)
  return {
    total: asked.length,
    critical: asked.filter(answer => answer.isCritical).length,
    answers: inProportion(asked, shown),
  }
}
