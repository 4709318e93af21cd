import { LRUCache } from 'lru-cache'

/** How English texts mention a species. */

/** Short name of a species: “quetzal”. */
export function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1).toLowerCase()
}

/** Last words that only one of the names has, so that “quetzal” is unambiguous. */
export function shortNames(names: readonly string[]): ReadonlySet<string> {
  const words = names.map(lastWord)
  return new Set(words.filter(word => words.indexOf(word) === words.lastIndexOf(word)))
}

/** Names of a species, including its short name if that is unambiguous. */
export function namesOf(name: string, short: ReadonlySet<string>): string[] {
  return short.has(lastWord(name)) ? [name, lastWord(name)] : [name]
}

/** A negation before a name: “no lions”, “will not promise a jaguar”. */
const DENIED = '(?<!\\p{L})(?:no|nobody|none|not|never|nor|without)\\s(?:[\\p{L}’-]+\\s){0,3}'

/** A negation after a name: “lions are further north”. */
const AWAY = '\\s(?:and\\s[\\p{L}’-]+\\s)?(?:is|are)\\s(?:[\\p{L}’-]+\\s){0,4}(?:further|elsewhere)(?!\\p{L})'

/** Long words that people shorten. */
const SHORTENED = /(?<=^(?:.* )?(?:rhino|hippo))(?:ceros|potamus)$/i

/** Expressions that match a name as whole words at a position: everywhere, or only without a negation. */
interface Patterns {
  anywhere: RegExp
  named: RegExp
}

/** The common lower-case part of all spellings of a name: a quick check that spares most texts the expressions. */
const stems = new Map<string, string>()

function stemOf(name: string): string {
  const stem = stems.get(name) ?? name.replace(SHORTENED, '').toLowerCase()
  stems.set(name, stem)
  return stem
}

/** At about 4 KB each, of the names that texts have: a trip looks for the same ones on each of its days. */
const kept = new LRUCache<string, Patterns>({ max: 500 })

function patternsOf(name: string): Patterns {
  const found = kept.get(name)
  if (found) return found
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(SHORTENED, rest => `(?:${rest})?`)
  const made = {
    anywhere: new RegExp(`(?<!\\p{L})${words}s?(?!\\p{L})`, 'iuy'),
    named: new RegExp(`(?<!\\p{L}|${DENIED})${words}s?(?!\\p{L}|${AWAY})`, 'iuy'),
  }
  kept.set(name, made)
  return made
}

/** A text that is searched for many names. */
export interface Mentions {
  text: string
  lower: string
}

export function toMentions(text: string): Mentions {
  return { text, lower: text.toLowerCase() }
}

/** How a text mentions something by any of its names; null if it does not. */
export function speaksOf({ text, lower }: Mentions, names: readonly string[]): 'named' | 'denied' | null {
  let isDenied = false
  for (const name of names) {
    const stem = stemOf(name)
    for (let at = lower.indexOf(stem); at >= 0; at = lower.indexOf(stem, at + 1)) {
      const { named, anywhere } = patternsOf(name)
      anywhere.lastIndex = at
      if (!anywhere.test(text)) continue
      named.lastIndex = at
      if (named.test(text)) return 'named'
      isDenied = true
    }
  }
  return isDenied ? 'denied' : null
}
