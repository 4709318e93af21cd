import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'
import { BANNED, EM_DASH } from './banned-words.ts'

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
      : (['en', 'es'] as const).flatMap(language => {
          const found = PATTERNS[language].exec(pair[language])?.[0]
          if (found === undefined) return []
          const mend = 'say what there is, plainly (database/content/checks/language/banned-words.ts)'
          return [problemAt(source, [...path, language], `“${found}” is not ours to say`, mend)]
        }),
  )
