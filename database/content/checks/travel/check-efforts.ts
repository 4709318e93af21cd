import { tripReferences } from '../../trip-references.ts'
import { type Check, problemAt } from '../report.ts'

/** The words by which tours and trips say how hard they are, the least first; the words of one are as hard. */
const EFFORTS = [/\beasy\b/i, /\bmoderate\b/i, /\b(?:hard|demanding|strenuous)\b/i]

/** The hardest effort that a text names; -1 if it names none. */
const hardestIn = (words: string) => EFFORTS.findLastIndex(effort => effort.test(words))

/**
 * Checks that a trip that calls its walking easy or moderate names what is harder on one of its days, as the page of that
 * day's tour does.
 */
export const checkEfforts: Check = ({ folders }) =>
  folders.flatMap(folder =>
    [...folder.trips.values()].flatMap(source => {
      const said = source.value.walking.en
      if (hardestIn(said.split(/[\s,;]/)[0] ?? '') < 0) return []
      const { tours } = tripReferences(source.value, folder, folders)
      return source.value.days.flatMap((day, i) =>
        day.tours.flatMap((key, j) => {
          const level = tours.get(key)?.value.level.en.split(/[,;]/)[0] ?? ''
          if (hardestIn(level) <= hardestIn(said)) return []
          const message = `${key} is “${level}”; the walking of the trip is “${said}”`
          return [problemAt(source, ['days', i, 'tours', j], message, 'name the harder day in the walking')]
        }),
      )
    }),
  )
