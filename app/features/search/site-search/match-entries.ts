import { stopWords } from '#app/features/search/understanding/words.ts'
import { bare, singular, trigrams } from './entry-words.ts'
import { mayMatch, namesSharing } from './may-match.ts'
import { type Entry, FIT, type Fit } from './site-search.ts'

/** Maximum number of words searched for. */
const MOST_WORDS = 12
/** Minimum length of a name among other words. */
const LEAST_NAME = 4
/** Minimum trigram similarity of a misspelt name: if the words as typed have results, and if they have none. */
const SURE = 0.6
const LIKELY = 0.45

function wordsOf(text: string): string[] {
  return bare(text).split(' ').filter(Boolean).slice(0, MOST_WORDS)
}

/** Whether a word of the text starts with `beginning`, which includes the space before it. */
export function says(text: string, beginning: string): boolean {
  return text.startsWith(beginning.trimStart()) || text.includes(beginning)
}

function saysAll(text: string, beginnings: readonly string[]): boolean {
  return beginnings.every(beginning => says(text, beginning))
}

/** Whether every word of a name that says something was asked for, in any order: “canopy walkway nyungwe”. */
function isAskedWhole(name: string, words: readonly string[]): boolean {
  const telling = name.split(' ').filter(word => !stopWords.has(word))
  return (
    telling.length > 1 &&
    telling.length < words.length + 1 &&
    telling.every(own => words.some(word => word === own || word.startsWith(singular(own))))
  )
}

function fitOfName(
  name: string,
  { asked, words, beginnings }: { asked: string; words: readonly string[]; beginnings: readonly string[] },
): number {
  if (name === asked) return FIT.named
  if (name.length >= LEAST_NAME && ` ${asked} `.includes(` ${name} `)) return FIT.namedAmongOthers
  if (name.startsWith(asked)) return FIT.begins
  if (saysAll(name, beginnings)) return FIT.allWords
  return isAskedWhole(name, words) ? FIT.wholeName : 0
}

/**
 * Entries whose name matches the words, in either language: exactly, among other words, by prefix or by all words;
 * and entries whose text contains all words. Ties keep the order of `entries`.
 */
export function matchEntries(entries: readonly Entry[], text: string): Fit[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const asked = words.join(' ')
  const beginnings = words.map(word => ` ${singular(word)}`)
  return mayMatch(entries, words).flatMap(at => {
    const entry = entries[at]
    if (!entry) return []
    const byName = Math.max(...entry.names.map(name => fitOfName(name, { asked, words, beginnings })))
    if (byName > 0) return [{ entry, fit: byName }]
    if (saysAll(`${entry.names.join(' ')} ${entry.line}`, beginnings)) return [{ entry, fit: FIT.said }]
    return saysAll(entry.text, beginnings) ? [{ entry, fit: FIT.saidAtLength }] : []
  })
}

/** Jaccard similarity of two sets, 0 to 1. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size
  return both / (one.size + other.size - both)
}

/** All runs of `count` consecutive words. */
function windows(words: readonly string[], count: number): string[] {
  const places = Math.max(1, words.length - count + 1)
  return Array.from({ length: places }, (_, at) => words.slice(at, at + count).join(' '))
}

/** Similarity of a name to the words, to a part of them, or of a part of the name to the words. */
function likeness(name: string, words: readonly string[], ofWords: (text: string) => Set<string>): number {
  const own = name.split(' ')
  const parts = windows(own, words.length).map(trigrams)
  const asked = windows(words, own.length).map(ofWords)
  return Math.max(...parts.flatMap(part => asked.map(one => shared(part, one))))
}

/** Entries with a name similar to the words. `isFound` says whether the words as typed have results. */
export function matchAlike(entries: readonly Entry[], text: string, isFound: boolean): Fit[] {
  const words = wordsOf(text).filter(word => word.length >= LEAST_NAME)
  if (words.length === 0) return []
  const known = new Map<string, Set<string>>()
  const ofWords = (part: string) => {
    const grams = known.get(part) ?? trigrams(part)
    known.set(part, grams)
    return grams
  }
  const smallest = new Map<number, number>()
  const smallestOf = (count: number) => {
    const size = smallest.get(count) ?? Math.min(...windows(words, count).map(part => ofWords(part).size))
    smallest.set(count, size)
    return size
  }
  const least = isFound ? SURE : LIKELY
  const best = new Map<number, number>()
  for (const { name, at, shared } of namesSharing(entries, trigrams(words.join(' ')))) {
    // Who is similar enough shares that part of the trigrams at least.
    if (name.length < LEAST_NAME || shared < least * smallestOf(name.split(' ').length)) continue
    const alike = likeness(name, words, ofWords)
    if (alike >= least) best.set(at, Math.max(alike, best.get(at) ?? 0))
  }
  return [...best].flatMap(([at, alike]) => {
    const entry = entries[at]
    return entry ? [{ entry, fit: FIT.alike * alike }] : []
  })
}
