import type { Group } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import { askedSentences, bestOf, type MarkedSentence, type Piece, weighWords } from './marked-text.ts'
import { inProportion, isCritical } from './proportion.ts'

/** Selects the sentences of reviews that answer a question; deterministic. */

/** A review that matches a question. */
export interface AskedReview {
  key: string
  name: string
  /** The country it is about. */
  where: string
  /** YYYY-MM-DD. */
  date: string
  /** From 1 to 5. */
  rating: number
  group: Group
  /** Its text in the languages that match, with the words marked (`marked-text.ts`). */
  texts: Partial<Record<Locale, string>>
}

/** A sentence of a review, verbatim. */
export interface Answer extends Omit<AskedReview, 'texts'> {
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
  { texts, ...review }: AskedReview,
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

const byDate = (a: AskedReview, b: AskedReview) =>
  b.date < a.date ? -1 : b.date > a.date ? 1 : a.key < b.key ? -1 : 1

/** A language with this many times fewer matches is not the question's: "Vân Long" is no long drive. */
const RARE = 4

/** Keeps only texts in the probable languages of the question. */
function inAskedLanguages(reviews: readonly AskedReview[]): AskedReview[] {
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

/** The answers of all reviews: one sentence each, the best first, then the newest. */
export function answersOf(reviews: readonly AskedReview[], reader: Locale): Answer[] {
  const told = inAskedLanguages(reviews)
    .toSorted(byDate)
    .map(review => ({
      review,
      sentences: {
        en: askedSentences(review.texts.en ?? '', 'en'),
        es: askedSentences(review.texts.es ?? '', 'es'),
      },
    }))
  const weigh = {
    en: weighWords(told.map(({ sentences }) => sentences.en)),
    es: weighWords(told.map(({ sentences }) => sentences.es)),
  }
  return bestOf(told.flatMap(({ review, sentences }) => bestSentence(review, sentences, reader, weigh))).map(
    ({ weight: _, ...answer }) => answer,
  )
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
