import { LOCALES } from '../../../values/locale.ts'
import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

/** Words and mannerisms that content must not use: few, and unambiguous. Whole words, in any case. */
const BANNED = {
  en: [
    'nestled',
    'hidden gems?',
    '(?<!birds?[ -]of[ -])paradise(?! cave)',
    'breathtaking',
    'must-see',
    'bustling',
    'vibrant',
    'something for everyone',
    'off the beaten (path|track)',
    'untouched',
    'unspoil[et]d?',
    'boasts',
    'stone’s throw',
    'time stands still',
    'has opinions?',
    'which is a decision',
    'delve',
    'tapestry',
    'world-class',
    'once-in-a-lifetime',
    'step back in time',
  ],
  es: [
    'joyas? escondidas?',
    'paradisíac[oa]s?',
    'imperdibles?',
    'de ensueño',
    'para todos los gustos',
    'se detuvo el tiempo',
    'tiene opiniones',
    'impresionantes',
    'inolvidables?',
    'sin igual',
    'rincón mágico',
    'mágic[oa]s?',
  ],
} as const

/** No em dashes in either language, nor in Spanish ranges and lists. */
const EM_DASH = /\u2014/

const EDGE = '(?<![\\p{L}])'
const END = '(?![\\p{L}])'

function pattern(words: readonly string[]): RegExp {
  return new RegExp(`${EDGE}(${words.join('|')})${END}|${EM_DASH.source}`, 'iu')
}

const PATTERNS = { en: pattern(BANNED.en), es: pattern(BANNED.es) }

/** Travellers' own words are left alone. */
function isQuoted(file: string): boolean {
  return file.endsWith('/reviews.yaml')
}

/** Checks that our own texts use no banned words. */
export const checkBannedWords: Check = catalogue =>
  textPairs(catalogue).flatMap(({ source, path, ...pair }) =>
    isQuoted(source.file)
      ? []
      : LOCALES.flatMap(language => {
          const found = PATTERNS[language].exec(pair[language])?.[0]
          if (found === undefined) return []
          const mend = 'say what there is, plainly (database/content/checks/language/banned-words.ts)'
          return [problemAt(source, [...path, language], `“${found}” is not ours to say`, mend)]
        }),
  )
