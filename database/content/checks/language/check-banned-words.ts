import { LOCALES, type Locale } from '../../../values/locale.ts'
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
    // Of ourselves, and of houses that are invented.
    'honest (?:paragraphs?|comparisons?|answers?|advice|prices?)',
    '(?:we|they|has|have) slept in (?:every|each|all|them|it|number)',
    'the (?:bed|house|room)s? we have slept in',
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
    'francamente|(?:párrafos?|comparación|respuesta) franc[oa]s?',
    '(?:hemos|han) dormido en (?:cada|todas?|ellas)|dormimos en la (?:una|dos|tres)',
  ],
} as const

/** No em dashes in either language, nor in Spanish ranges and lists. */
const EM_DASH = /\u2014/

const EDGE = '(?<![\\p{L}])'
const END = '(?![\\p{L}])'

/** Labels of the interface that riddle: a heading says what is below it. */
const RIDDLES = {
  en: [
    'pull apart',
    'picks? up the phone',
    'unmake',
    'loosen one',
    'let (?:one thing|it) go',
    'days out',
    'has drawn',
    'rolled off',
    'guided days?',
    'done by one of us',
  ],
  es: [
    '(?:para )?desarmar',
    'contesta el teléfono',
    'afloja',
    'suelta una cosa',
    'días con guía',
    'que dibujó',
    'se fue rodando',
  ],
} as const

function pattern(words: readonly string[]): RegExp {
  return new RegExp(`${EDGE}(${words.join('|')})${END}|${EM_DASH.source}`, 'iu')
}

const PATTERNS = { en: pattern(BANNED.en), es: pattern(BANNED.es) }
const RIDDLE_PATTERNS = { en: pattern(RIDDLES.en), es: pattern(RIDDLES.es) }

/** What a text of the interface has that it must not have; undefined if nothing. */
export function bannedLabel(text: string, locale: Locale): string | undefined {
  return RIDDLE_PATTERNS[locale].exec(text)?.[0] ?? PATTERNS[locale].exec(text)?.[0]
}

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
