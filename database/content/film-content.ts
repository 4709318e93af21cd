import { createHash } from 'node:crypto'
import { z } from 'zod'
import { line, poster, reference, slug, text } from './words.ts'

/** The second of the still by default (specification, section 9). */
const DEFAULT_POSTER_TIME = 1

/** A clip shows its question first, on paper; then the answer's captions. */
export const QUESTION_SECONDS = 2

/** Reading speed of captions in letters a second: an easy pace in both languages. */
const READING_PACE = 18

const SHORTEST = 6
const LONGEST = 9

interface Answer {
  answer: readonly { en: string; es: string }[]
}

function secondsToRead({ en, es }: Answer['answer'][number]): number {
  return Math.max(en.length, es.length) / READING_PACE
}

/** The length of a clip in seconds, rounded to quarters: as long as its answer takes to read. */
export function filmSeconds({ answer }: Answer): number {
  const reading = answer.reduce((sum, words) => sum + secondsToRead(words), 0)
  return Math.max(SHORTEST, Math.ceil((QUESTION_SECONDS + reading) * 4) / 4)
}

/** An answer's captions as one text. */
export function writtenAnswer({ answer }: Answer): { en: string; es: string } {
  return { en: answer.map(({ en }) => en).join(' '), es: answer.map(({ es }) => es).join(' ') }
}

export interface Cue {
  from: number
  to: number
  words: { en: string; es: string }
}

/** The captions of an answer, each shown for its share of the reading time. */
export function filmCues(film: Answer): Cue[] {
  const whole = film.answer.reduce((sum, words) => sum + secondsToRead(words), 0)
  const room = filmSeconds(film) - QUESTION_SECONDS
  let from = QUESTION_SECONDS
  return film.answer.map(words => {
    const cue = { from, to: from + (secondsToRead(words) / whole) * room, words }
    from = cue.to
    return cue
  })
}

const film = z
  .strictObject({
    key: slug,
    /** The question asked. */
    title: line(44),
    countries: z.array(reference('countries')).min(1),
    customerNames: z.string().min(2).max(22),
    groupType: z.enum(['Solo', 'Family', 'Couple']),
    tags: z.array(slug).default([]),
    posterTime: z.number().min(0).default(DEFAULT_POSTER_TIME),
    /** Its scenes in order: two or three posters. */
    scenes: z.array(poster.required()).min(2).max(3),
    /** The spoken answer, caption by caption. */
    answer: z.array(text).min(3).max(6),
  })
  .refine(one => filmSeconds(one) <= LONGEST, {
    path: ['answer'],
    error: `takes longer to read than the ${LONGEST} seconds of a clip`,
  })
  .refine(one => one.posterTime < filmSeconds(one), {
    path: ['posterTime'],
    error: 'lies after the end of the clip',
  })

/** content/films.yaml: travellers' answers on camera, and the scenes of their sample clips. */
export const filmsContent = z.array(film)

export type Film = z.infer<typeof film>

const madeFile = z.string().regex(/^[a-z0-9-]+(\.(en|es))?\.(mp4|webp|vtt)$/)

/** content/film-files.yaml, which workshop/make-films.ts writes: the files of each film in public/films/. */
export const filmFilesContent = z.record(
  slug,
  z.strictObject({ recipe: z.string(), clip: madeFile, still: madeFile, en: madeFile, es: madeFile }),
)

export type FilmFiles = z.infer<typeof filmFilesContent>[string]

/** A digest of all content that a clip shows. */
export function filmRecipe({ title, customerNames, posterTime, scenes, answer }: Film): string {
  const recipe = JSON.stringify([title, customerNames, posterTime, scenes, answer])
  return createHash('sha256').update(recipe).digest('hex').slice(0, 12)
}
