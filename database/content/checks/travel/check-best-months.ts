import type { Sourced } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)
const NAME = `(?:${NAMES.join('|')})`
/** What a reason says of a month that is not one of the best. */
const AGAINST =
  /\b(?:wettest|is closed|are closed|(?:is|are) luck|by luck|too (?:hot|wet|rough)|not the month)\b/i

interface Timed {
  bestMonths: { months: readonly number[]; reason: { en: string } }
}

/** The months that a clause names: “June to August”, “September and October”. */
function monthsIn(clause: string): number[] {
  const range = new RegExp(`(${NAME})(?: to | through |–)(${NAME})`, 'g')
  const ranges = [...clause.matchAll(range)].flatMap(([, from = '', to = '']) => {
    const [first, last] = [NAMES.indexOf(from), NAMES.indexOf(to)]
    return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, i) => ((first + i) % 12) + 1)
  })
  const single = [...clause.matchAll(new RegExp(`\\b${NAME}\\b`, 'g'))].map(
    ([name]) => NAMES.indexOf(name) + 1,
  )
  return [...new Set([...ranges, ...single])]
}

function against(text: string): { clause: string; months: number[] }[] {
  return text
    .split(/[.;]\s+|, and |\bbut\b/)
    .filter(clause => AGAINST.test(clause))
    .map(clause => ({ clause, months: monthsIn(clause) }))
}

/** Checks that no month is called one of the best whose own reason speaks against it. */
export const checkBestMonths: Check = ({ folders }) => {
  const sources: Sourced<Timed>[] = folders.flatMap(({ trips, destinations, attractions }) => [
    ...trips.values(),
    ...destinations.values(),
    ...attractions.values(),
  ])
  return sources.flatMap(source =>
    against(source.value.bestMonths.reason.en).flatMap(({ clause, months }) => {
      const both = months.filter(month => source.value.bestMonths.months.includes(month))
      if (both.length === 0) return []
      const message = `month ${both.join(', ')} is one of the best, and the reason says “${clause.trim()}”`
      return [
        problemAt(
          source,
          ['bestMonths', 'reason', 'en'],
          message,
          'leave the month out, or say why it is good',
        ),
      ]
    }),
  )
}
