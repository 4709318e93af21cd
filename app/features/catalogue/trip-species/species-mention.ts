/** Pure rules about how English texts speak of a species. */

/** What people call it when there is but one of its kind: “quetzal”. */
export function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1).toLowerCase()
}

/** The last words that only one of some names has: who says “quetzal” means that one. */
export function shortNames(names: readonly string[]): ReadonlySet<string> {
  const words = names.map(lastWord)
  return new Set(words.filter(word => words.indexOf(word) === words.lastIndexOf(word)))
}

/** What a species is called where some short names mean but one. */
export function namesOf(name: string, short: ReadonlySet<string>): string[] {
  return short.has(lastWord(name)) ? [name, lastWord(name)] : [name]
}

/** What says of a name that it is not there: “no lions”, “will not promise a jaguar”. */
const DENIED = '(?<!\\p{L})(?:no|nobody|none|not|never|nor|without)\\s(?:[\\p{L}’-]+\\s){0,3}'

/** The same, after the name: “lions are further north”. */
const AWAY = '\\s(?:and\\s[\\p{L}’-]+\\s)?(?:is|are)\\s(?:[\\p{L}’-]+\\s){0,4}(?:further|elsewhere)(?!\\p{L})'

/** Long names that people shorten. */
const SHORTENED = /(?<=^(?:.* )?(?:rhino|hippo))(?:ceros|potamus)$/i

/** Finds a name in a text, of one or of several, as words of their own: wherever it stands, or where it is not denied. */
interface Patterns {
  /** What every way of writing the name has, in lower case: most texts do not, and need no expression to say so. */
  stem: string
  anywhere: RegExp
  named: RegExp
}

/** By name: a trip asks for the same ones on each of its days. */
const kept = new Map<string, Patterns>()

function patternsOf(name: string): Patterns {
  const found = kept.get(name)
  if (found) return found
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(SHORTENED, rest => `(?:${rest})?`)
  const made = {
    stem: name.replace(SHORTENED, '').toLowerCase(),
    anywhere: new RegExp(`(?<!\\p{L})${words}s?(?!\\p{L})`, 'iu'),
    named: new RegExp(`(?<!\\p{L}|${DENIED})${words}s?(?!\\p{L}|${AWAY})`, 'iu'),
  }
  kept.set(name, made)
  return made
}

/** A text to be asked what it speaks of, by many names. */
export interface Said {
  text: string
  lower: string
}

export function toSaid(text: string): Said {
  return { text, lower: text.toLowerCase() }
}

/** How a text speaks of something by any of its names; null where it does not. */
export function speaksOf({ text, lower }: Said, names: readonly string[]): 'named' | 'denied' | null {
  let isDenied = false
  for (const name of names) {
    const { stem, named, anywhere } = patternsOf(name)
    if (!lower.includes(stem)) continue
    if (named.test(text)) return 'named'
    isDenied ||= anywhere.test(text)
  }
  return isDenied ? 'denied' : null
}
