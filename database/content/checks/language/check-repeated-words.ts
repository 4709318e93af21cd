import { type Check, problemAt } from '../report.ts'
import { type TextPair, textPairs } from '../text-pairs.ts'
import { COMMON_WORDS } from './common-words.ts'

type Language = 'en' | 'es'

/** The number of words in a row, and how many of them must be significant, that make two sentences the same. */
const LENGTH = 7
const TELLING = 4

/** Prose fields; labels, prices and hours repeat words on purpose. */
const PROSE = new Set('lead body story plannerWords words gettingThere profile comment intro'.split(' '))

interface Word {
  text: string
  /** Whether the word is significant: neither a name nor a common word. */
  tells: boolean
}

function wordsOf(text: string, language: Language): Word[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ' ')
  const found = plain.match(/[\p{L}\p{N}’']+/gu) ?? []
  return found.map(word => {
    const lower = word.toLowerCase()
    return { text: lower, tells: word === lower && !/\d/.test(word) && !COMMON_WORDS[language].has(lower) }
  })
}

/** The first text with each run of words. */
type Seen = Map<string, TextPair>

function repeatedIn(pair: TextPair, language: Language, seen: Seen): [run: string, first: TextPair][] {
  const words = wordsOf(pair[language], language)
  const found: [string, TextPair][] = []
  let after = 0
  for (let i = 0; i + LENGTH <= words.length; i++) {
    const run = words.slice(i, i + LENGTH)
    if (new Set(run.filter(({ tells }) => tells).map(({ text }) => text)).size < TELLING) continue
    const key = run.map(({ text }) => text).join(' ')
    const first = seen.get(key)
    if (!first) seen.set(key, pair)
    else if (first.source.file !== pair.source.file && i >= after) {
      found.push([key, first])
      after = i + LENGTH
    }
  }
  return found
}

/** Checks that no seven words in a row are in two files of a language. */
export const checkRepeatedWords: Check = catalogue =>
  (['en', 'es'] as const).flatMap(language => {
    const seen: Seen = new Map()
    const prose = textPairs(catalogue).filter(({ path }) => PROSE.has(String(path.at(-1))))
    return prose.flatMap(pair =>
      repeatedIn(pair, language, seen).map(([run, { source, path }]) => {
        const line = source.lineOf([...path, language])
        const message = `“${run}” stands in ${source.file}:${line} too`
        return problemAt(pair.source, [...pair.path, language], message, 'say it in other words')
      }),
    )
  })
