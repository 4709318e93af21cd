import { mended } from '#app/features/search/language/common-slips.ts'
import type { Token } from '#app/features/search/language/tokens.ts'
import { readAvoidance, takeSickness } from './avoidance.ts'
import { readBudget } from './budget.ts'
import { readLength } from './lengths.ts'
import { leftWords, sortNames, takeElsewhere, takeMisspelt, takeNames } from './names.ts'
import { readParty } from './party.ts'
import { cleanText, readText } from './reading.ts'
import type { Understanding } from './understanding.ts'
import { indexVocabulary, type Vocabulary } from './vocabulary.ts'
import { readWhen } from './when.ts'

/**
 * Parses a traveller's words, in English and Spanish at once. Pure and deterministic for the same words, vocabulary
 * and day. Only the first 500 characters are read.
 *  Names of several words are matched first, so that "New River" is no new year; then parts with a grammar of their
 * own; then single names, and misspelt ones. Each word is used once.
 */
export function understand(text: string, vocabulary: Vocabulary, today: Date): Understanding {
  const index = indexVocabulary(vocabulary)
  const typed = readText(cleanText(text))
  const elsewhere = takeElsewhere(typed)
  const sickness = takeSickness(typed)
  const long = takeNames(typed, index, 2)
  const isKnown = ({ stem }: Token) => index.common.has(stem) || index.names.phrases.has(stem)
  const tokens = typed.tokens.map((token, at) => (typed.taken[at] ? token : mended(token, isKnown)))
  const reading = { ...typed, tokens }
  const when = readWhen(reading, today)
  const length = readLength(reading)
  const { budget, unread } = readBudget(reading)
  const party = readParty(reading)
  const { avoid, effort, negated } = readAvoidance(reading, sickness)
  const nearly = takeMisspelt(reading, index, 2)
  const short = takeNames(reading, index, 1)
  const misspelt = takeMisspelt(reading, index, 1)
  const names = sortNames(reading, [...long, ...nearly, ...short, ...misspelt], negated)
  const words = leftWords(reading)
  return {
    ...{ text: reading.text, ...names, when, length, budget, party, effort, avoid },
    unread: [...elsewhere, ...unread],
    words,
  }
}
