import { stopWords } from '#app/features/search/understanding/words.ts'
import { singular, trigrams } from './entry-words.ts'
import type { Entry } from './site-search.ts'

/** Where words stand in the entries, so that a search looks at those that may match and not at all of them. */

/** Where an entry says a word; bits of one number. */
export const IN_NAMES = 1
export const IN_LINE = 2
export const IN_TEXT = 4

/** Numbers of entries, or of names, each once. */
type Numbers = readonly number[]

interface EntryIndex {
  /** Every word, sorted, and beside it where it stands: the number of an entry times eight, and the bits. */
  words: readonly string[]
  standing: readonly Numbers[]
  /** Entries by whole name, and by each telling word of a name without its ending. */
  named: ReadonlyMap<string, Numbers>
  telling: ReadonlyMap<string, Numbers>
  /** All names with their entries, and which of them have a trigram. */
  names: readonly { name: string; at: number }[]
  grams: ReadonlyMap<string, Numbers>
  /** The telling words of each title of an article, without their endings. */
  titles: readonly { entry: Entry; telling: readonly string[] }[]
}

const BITS = 8

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (list.at(-1) !== value) list.push(value)
}

/** The words of an entry, each with the bits of where it stands. */
function wordsOfEntry({ names, line, text }: Entry): Map<string, number> {
  const bits = new Map<string, number>()
  const fields = [...names.map(name => [name, IN_NAMES] as const), [line, IN_LINE], [text, IN_TEXT]] as const
  for (const [words, bit] of fields)
    for (const word of words.split(' ')) if (word !== '') bits.set(word, (bits.get(word) ?? 0) | bit)
  return bits
}

function indexEntries(entries: readonly Entry[]): EntryIndex {
  const standing = new Map<string, number[]>()
  const named = new Map<string, number[]>()
  const telling = new Map<string, number[]>()
  const grams = new Map<string, number[]>()
  const names: { name: string; at: number }[] = []
  const titles: { entry: Entry; telling: string[] }[] = []
  for (const [at, entry] of entries.entries()) {
    for (const [word, bits] of wordsOfEntry(entry)) push(standing, word, at * BITS + bits)
    for (const name of entry.names) {
      push(named, name, at)
      const own = name.split(' ').flatMap(word => (stopWords.has(word) ? [] : singular(word)))
      for (const word of own) push(telling, word, at)
      if (entry.kind === 'articles') titles.push({ entry, telling: own })
      for (const gram of trigrams(name)) push(grams, gram, names.length)
      names.push({ name, at })
    }
  }
  const words = [...standing.keys()].toSorted()
  return {
    words,
    standing: words.map(word => standing.get(word) ?? []),
    named,
    telling,
    names,
    grams,
    titles,
  }
}

const indexes = new WeakMap<readonly Entry[], EntryIndex>()

function indexOf(entries: readonly Entry[]): EntryIndex {
  const index = indexes.get(entries) ?? indexEntries(entries)
  indexes.set(entries, index)
  return index
}

/** The titles of the articles, in each language. */
export const titlesOf = (entries: readonly Entry[]) => indexOf(entries).titles

/** Where the first word stands that is not before `beginning`. */
function firstFrom(words: readonly string[], beginning: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return low
}

/** For each entry the bits of where it says a word that starts so, with at most so many letters after it. */
export function fieldsWith(
  entries: readonly Entry[],
  beginning: string,
  mostAfter = Number.POSITIVE_INFINITY,
): Uint8Array {
  const { words, standing } = indexOf(entries)
  const found = new Uint8Array(entries.length)
  for (let at = firstFrom(words, beginning); words[at]?.startsWith(beginning); at++) {
    if ((words[at]?.length ?? 0) - beginning.length > mostAfter) continue
    for (const one of standing[at] ?? [])
      found[Math.floor(one / BITS)] = (found[Math.floor(one / BITS)] ?? 0) | (one % BITS)
  }
  return found
}

/** The beginnings of a word, itself included. */
const beginningsOf = (word: string) => Array.from(word, (_, at) => word.slice(0, at + 1))

/**
 * Numbers of the entries that may match words: they say all of them, or a name of theirs is among them, or has one of
 * them.
 */
export function mayMatch(entries: readonly Entry[], asked: readonly string[]): number[] {
  const { named, telling } = indexOf(entries)
  const all = asked.map(word => fieldsWith(entries, singular(word)))
  const may = new Uint8Array(entries.length)
  for (let at = 0; at < entries.length; at++) {
    let [isInShort, isInText] = [true, true]
    for (const one of all) {
      const bits = one[at] ?? 0
      isInShort &&= (bits & (IN_NAMES | IN_LINE)) > 0
      isInText &&= (bits & IN_TEXT) > 0
    }
    may[at] = Number(isInShort || isInText)
  }
  const note = (numbers: Numbers = []) => {
    for (const at of numbers) may[at] = 1
  }
  for (let from = 0; from < asked.length; from++)
    for (let to = from + 1; to <= asked.length; to++) note(named.get(asked.slice(from, to).join(' ')))
  for (const word of asked) for (const beginning of beginningsOf(word)) note(telling.get(beginning))
  return [...may.keys()].filter(at => may[at] === 1)
}

/** Names with their entries, and how many of these trigrams each has; those with none are left out. */
export function namesSharing(
  entries: readonly Entry[],
  asked: ReadonlySet<string>,
): { name: string; at: number; shared: number }[] {
  const { names, grams } = indexOf(entries)
  const counts = new Uint8Array(names.length)
  for (const gram of asked)
    for (const at of grams.get(gram) ?? []) counts[at] = Math.min(255, (counts[at] ?? 0) + 1)
  return names.flatMap((one, i) => {
    const shared = counts[i] ?? 0
    return shared > 0 ? [{ ...one, shared }] : []
  })
}
