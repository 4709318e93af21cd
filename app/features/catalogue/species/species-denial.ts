/** Whether a text names an animal, and what a trip's own text says will not be seen on it. */

/** How trips say so, in English. */
const DENIAL =
  /\b(?:(?:does|do|did|will|would) not (?:reach|see|get to|go to|meet)|(?:doesn|don|won)[’']t (?:reach|see|get to)|never (?:gets?|got|reach(?:es)?|sees?)|no longer there|too far (?:north|south) for)\b/i

/** Parts of a text that each say one thing: what is denied before a semicolon may be named after it. */
const statements = (text: string) => text.split(/[.;!?]\s/)

const singular = (word: string) => word.toLowerCase().replace(/(?:ies|s)$/, '')

/** Whether an English text names an animal by its last word: a tapir, Baird’s or not. */
export function namesSpecies(text: string, englishName: string): boolean {
  const animal = singular(englishName.split(' ').at(-1) ?? '')
  return text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(word => singular(word) === animal)
}

/** Whether a text denies an animal: one statement names it and says that it is not reached. */
export function deniesSpecies(text: string, englishName: string): boolean {
  return statements(text).some(one => namesSpecies(one, englishName) && DENIAL.test(one))
}
