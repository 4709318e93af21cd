import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'
import { digitsIn, wordsIn } from './numbers.ts'

function missing(from: Set<number>, digits: Set<number>, words: Set<number>): number[] {
  return [...from].filter(number => !digits.has(number) && !words.has(number))
}

/** Checks that a number in digits in one language is in the other too, in digits or in words. */
export const checkSameNumbers: Check = catalogue =>
  textPairs(catalogue).flatMap(({ source, path, en, es }) => {
    const digits = { en: digitsIn(en, 'en'), es: digitsIn(es, 'es') }
    const lacking = [
      ...missing(digits.en, digits.es, wordsIn(es, 'es')).map(number => `${number} only in English`),
      ...missing(digits.es, digits.en, wordsIn(en, 'en')).map(number => `${number} only in Spanish`),
    ]
    if (lacking.length === 0) return []
    return [problemAt(source, path, lacking.join(', '), 'say the same in both languages')]
  })
