import { stopWords } from '#app/features/search/understanding/words.ts'
import { bare, singular } from './entry-words.ts'
import { says } from './match-entries.ts'
import type { Entry } from './site-search.ts'
import type { SearchHit } from './site-search-schema.ts'

/** Why something is among the results: where neither its name nor its line says the words, the sentence that does. */

/** A sentence that says there is none is no reason to go. */
const DENIES =
  /(?<!\p{L})(no|not|nor|never|without|none|nobody|cannot|\p{L}+n[’']t|sin|ning[uú]n[oa]?|nunca|jam[aá]s|tampoco)(?!\p{L})/iu
const SENTENCES = /(?<=[.!?…])\s+/u
/** Longer sentences are cut around the word. */
const LONGEST = 150
const BEFORE = 60

/** The beginnings of the words that tell something, by which texts are compared. */
export function beginningsIn(words: string): string[] {
  return bare(words)
    .split(' ')
    .filter(word => word !== '' && !stopWords.has(word))
    .map(word => ` ${singular(word)}`)
}

function shortened(sentence: string, beginnings: readonly string[]): string {
  if (sentence.length <= LONGEST) return sentence
  const words = sentence.split(/\s+/)
  const at = words.findIndex(word => beginnings.some(one => says(bare(word), one)))
  let first = Math.max(0, at)
  for (let length = 0; first > 0 && length < BEFORE; first--) length += (words[first - 1] ?? '').length + 1
  let last = first
  for (let length = 0; last < words.length && length < LONGEST; last++)
    length += (words[last] ?? '').length + 1
  return `${first > 0 ? '… ' : ''}${words.slice(first, last).join(' ')}${last < words.length ? ' …' : ''}`
}

interface Sentence {
  sentence: string
  /** As words are compared. */
  text: string
}
const read = new WeakMap<Entry, readonly Sentence[]>()

/** What an entry's longer text says, sentence by sentence; read once. */
function sentencesOf(entry: Entry): readonly Sentence[] {
  const known = read.get(entry)
  if (known) return known
  const sentences = entry.told
    .flatMap(text => text.trim().split(SENTENCES))
    .flatMap(sentence => (DENIES.test(sentence) ? [] : [{ sentence, text: bare(sentence) }]))
  read.set(entry, sentences)
  return sentences
}

/** The first sentence of the longer text that says most of the words and denies nothing; null without one. */
export function sayingSentence(entry: Entry, beginnings: readonly string[]): string | null {
  let [best, most]: [string | null, number] = [null, 0]
  for (const { sentence, text } of sentencesOf(entry)) {
    const count = beginnings.filter(one => says(text, one)).length
    if (count > most) [best, most] = [sentence, count]
  }
  return best === null ? null : shortened(best, beginnings)
}

const isInShort = ({ hit }: Entry, beginnings: readonly string[]) =>
  beginnings.some(one => says(bare(`${hit.name} ${hit.line}`), one))

/** Whether a result can show any of the words. */
export const saysWhy = (entry: Entry, beginnings: readonly string[]): boolean =>
  isInShort(entry, beginnings) || sayingSentence(entry, beginnings) !== null

/** A result with the sentence that says the words, where its name and its line say none of them. */
export function withReason(entry: Entry, beginnings: readonly string[]): SearchHit {
  const { hit } = entry
  if (isInShort(entry, beginnings)) return hit
  return { ...hit, line: sayingSentence(entry, beginnings) ?? hit.line }
}
