import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

/** Prose fields; titles, hours and prices need no full stop, and travellers' words are left alone. */
const PROSE = new Set('lead body story plannerWords gettingThere profile answer'.split(' '))

/** A paragraph of several sentences: one ends within it and another begins. */
const SENTENCES = /[\p{L}\d][.!?] +[¿¡]?\p{Lu}/u
const ENDED = /[.!?…:][”’"»)*]*$/

/** Checks that a paragraph of sentences ends like one; otherwise its end is missing. */
export const checkUnfinished: Check = catalogue =>
  textPairs(catalogue).flatMap(({ source, path, en, es }) =>
    [en, es].flatMap((words, i) => {
      if (!PROSE.has(String(path.at(-1)))) return []
      const cut = words
        .split(/\n+/)
        .map(paragraph => paragraph.trim())
        .find(paragraph => SENTENCES.test(paragraph) && !ENDED.test(paragraph))
      if (cut === undefined) return []
      const message = `“…${cut.slice(-30)}” has no end`
      return [problemAt(source, [...path, i === 0 ? 'en' : 'es'], message, 'finish the sentence')]
    }),
  )
