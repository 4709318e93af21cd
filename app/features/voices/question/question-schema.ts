import type { FilmHit } from '#app/features/voices/film/film-schema.ts'
import type { Group } from '#database/values/goals.ts'
import type { Answer } from './choose-sentences.ts'

/** A sentence as the page shows it. */
export interface AnswerData extends Answer {
  /** The month of its date, such as March 2026. */
  when: string
}

/** Whose answers can be chosen, and how many they gave. */
export interface AskedGroup {
  group: Group
  count: number
  /** The question speaks of such a party itself. */
  isYours: boolean
}

/** A question, and what travellers wrote and said that answers it. */
export interface QuestionData {
  /** As it was read: one line, at most 500 characters. */
  text: string
  /** Words that were looked for. */
  words: string[]
  /** The name of the country it is asked about. */
  country: string | null
  /** The party whose answers alone are shown. */
  group: Group | null
  groups: AskedGroup[]
  /** Reviews that answer, and how many of them are critical. */
  total: number
  critical: number
  answers: AnswerData[]
  films: FilmHit[]
  /** Where nothing answers: words of reviews that are spelled most like those of the question. */
  nearest: string[]
}
