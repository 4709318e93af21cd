/** Words as entries and searches are compared by. */

/** Minimum length of a word that is treated as a plural. */
const LEAST_PLURAL = 5

/** Normalizes text for comparison: no accents, capitals or punctuation, single spaces. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Strips a plural ending: gorillas, quetzales, butterflies. The rest is searched for as a prefix. */
export function singular(word: string): string {
  return word.length < LEAST_PLURAL ? word : word.replace(/(i?es|s)$/, '')
}

/** The trigrams of a text, word by word. */
export function trigrams(text: string): Set<string> {
  const all = new Set<string>()
  for (const word of text.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) all.add(padded.slice(at, at + 3))
  }
  return all
}
