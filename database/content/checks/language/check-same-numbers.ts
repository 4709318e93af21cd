import type { Locale } from '../../../values/locale.ts'
import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

/** Numbers and months in a text of either language. */

const UNITS = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
} as const
const TENS = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
} as const
/** Other words for a number. */
const ALSO: Record<Locale, readonly (readonly [word: string, value: number])[]> = {
  en: [
    ['a hundred', 100],
    ['hundred', 100],
    ['thousand', 1000],
    ['dozen', 12],
    ['half', 30],
    ['quarter', 15],
    ['once', 1],
    ['twice', 2],
    ['noon', 12],
    ['midnight', 0],
    ['midday', 12],
    ['an', 1],
    ['a', 1],
    ['first', 1],
    ['second', 2],
    ['third', 3],
    ['fourth', 4],
    ['fifth', 5],
    ['half an hour', 30],
    ['a quarter', 25],
  ],
  es: [
    ['un', 1],
    ['una', 1],
    ['primer', 1],
    ['primera', 1],
    ['primero', 1],
    ['segundo', 2],
    ['segunda', 2],
    ['tercer', 3],
    ['tercera', 3],
    ['tercero', 3],
    ['cuarto', 4],
    ['cuarta', 4],
    ['quinto', 5],
    ['cien', 100],
    ['ciento', 100],
    ['doscientos', 200],
    ['doscientas', 200],
    ['mil', 1000],
    ['docena', 12],
    ['media', 30],
    ['cuarto de hora', 15],
    ['cuarto', 15],
    ['mediodía', 12],
    ['medianoche', 0],
    ['veintiún', 21],
    ['veintiuna', 21],
  ],
}

function numberWords(language: Locale): Map<string, number> {
  const words = new Map<string, number>(ALSO[language])
  UNITS[language].split(' ').forEach((word, i) => void words.set(word, i))
  TENS[language].split(' ').forEach((word, i) => void words.set(word, (i + 2) * 10))
  return words
}

const WORDS = { en: numberWords('en'), es: numberWords('es') }

/** Centuries, the only Roman numerals in Spanish where English has digits. */
const CENTURIES = new Map(
  'X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ').map((roman, i) => [roman, i + 10]),
)

/** The 1950s, in Spanish los años cincuenta or los años 1950; the 1600s, el siglo XVII. */
const DECADE = /\b(\d{2}(?:\d0|00))s\b/g

/** Digits without grouping: 2,200 and 2 200 are 2200; a Spanish comma is a decimal point. */
function ungrouped(text: string, language: Locale): string {
  if (language === 'en') return text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
  return text.replaceAll(/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.')
}

/** Numbers in digits, each once; a time of day is its two numbers. */
function digitsIn(text: string, language: Locale): Set<number> {
  const plain = ungrouped(text, language).replaceAll(DECADE, '')
  return new Set([...plain.matchAll(/\d+(\.\d+)?/g)].map(([digits]) => Number(digits)))
}

/** Numbers that a text may state in words, generously: forty-five is 40, 5 and 45. */
function wordsIn(text: string, language: Locale): Set<number> {
  const found = new Set<number>()
  for (const [roman] of text.matchAll(/\b[XVI]+\b/g)) {
    const century = CENTURIES.get(roman)
    if (century !== undefined) found.add(century)
  }
  for (const [, year] of text.matchAll(DECADE)) found.add(Number(year))
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  let last = 0
  for (const word of words) {
    const value = WORDS[language].get(word)
    if (value !== undefined) {
      found.add(value)
      if (last >= 20 && value < 10) found.add(last + value)
      if (value === 1000 && last > 0) found.add(last * 1000)
      if (value === 100 && last > 0) found.add(last * 100)
      last = value
    } else if (word !== 'y' && word !== 'and') last = 0
  }
  return found
}

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
