import type { FilmHit } from '#app/features/voices/film/film.ts'
import type { Group } from '#database/values/goals.ts'
import type { Answer } from './choose-sentences.ts'

/** Data of a sentence as shown. */
export interface AnswerData extends Answer {
  /** Month of its date, such as "March 2026". */
  when: string
}

/** A group that can be selected, with its number of answers. */
export interface MatchingGroup {
  group: Group
  count: number
  /** Whether the question mentions this group. */
  isYours: boolean
}

/** A question with its answers from reviews and films. */
export interface QuestionData {
  /** The question as read: one line, at most 500 characters. */
  text: string
  /** Search terms. */
  words: string[]
  /** Name of the country it is limited to. */
  country: string | null
  /** The selected group. */
  group: Group | null
  groups: MatchingGroup[]
  /** Number of matching reviews, and of critical ones. */
  total: number
  critical: number
  answers: AnswerData[]
  films: FilmHit[]
  /** Without matches: similar words that reviews contain. */
  nearest: string[]
}
