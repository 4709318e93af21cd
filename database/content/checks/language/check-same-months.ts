import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const
/** The words March and May have other meanings. */
const AMBIGUOUS = new Set([2, 4])

function monthsIn(text: string, names: readonly string[], flags = ''): Set<number> {
  return new Set(names.flatMap((name, i) => (new RegExp(`\\b${name}(e?s)?\\b`, flags).test(text) ? [i] : [])))
}

/** Checks that both languages name the same months; in Spanish Abril and Julio are people, flor de mayo is a tree. */
export const checkSameMonths: Check = catalogue =>
  textPairs(catalogue).flatMap(({ source, path, en, es }) => {
    const spanish = es.replaceAll('etiembre', 'eptiembre').replaceAll('flor de mayo', '')
    const [english, anyEnglish] = [monthsIn(en, MONTHS.en), monthsIn(en, MONTHS.en, 'i')]
    const [written, anyWritten] = [monthsIn(spanish, MONTHS.es), monthsIn(spanish, MONTHS.es, 'i')]
    const lacking = [
      ...[...english]
        .filter(i => !anyWritten.has(i) && !AMBIGUOUS.has(i))
        .map(i => `${MONTHS.en[i]} only in English`),
      ...[...written].filter(i => !anyEnglish.has(i)).map(i => `${MONTHS.es[i]} only in Spanish`),
    ]
    if (lacking.length === 0) return []
    return [problemAt(source, path, lacking.join(', '), 'say the same in both languages')]
  })
