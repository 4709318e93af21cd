import { slips } from '#app/features/search/language/spelling.ts'
import { stopWords } from '#app/features/search/language/stop-words.ts'
import { stemOf, type Token, tokensOf } from '#app/features/search/language/tokens.ts'
import type { Reading } from './reading.ts'
import type { IndexedVocabulary } from './vocabulary.ts'

/** Slips in the words of the language that a trip turns on: who travels, in which month, for how long. */

const WORDS = `
  kids child children family friends couple honeymoon toddler teenager teenagers grandparents parents grandma grandpa
  ninos ninas familia amigos pareja abuelos abuela adolescentes hijos hijas padres bebes
  january february march april june july august september october november december
  enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre
  days weeks weekend month semana semanas meses noches dias
  cheap budget luxury barato economico presupuesto`
const known = [...new Set(tokensOf(WORDS).map(token => token.plain))]

/** A shorter word is only known by all its letters in another order. */
const LEAST_CHANGED = 6
const LEAST = 4

function sorted(word: string): string {
  return [...word].sort().join('')
}

function isSlip(plain: string, word: string): boolean {
  if (plain.charAt(0) !== word.charAt(0)) return false
  if (plain.length === word.length && sorted(plain) === sorted(word)) return true
  return word.length >= LEAST_CHANGED && slips(plain, word, 1) === 1
}

function meant(token: Token, { common, names }: IndexedVocabulary): Token {
  const { plain, stem } = token
  if (plain.length < LEAST || !/^[a-z]+$/.test(plain) || known.includes(plain)) return token
  if (stopWords.has(plain) || common.has(stem) || names.phrases.has(stem)) return token
  const word = known.find(one => isSlip(plain, one))
  return word === undefined ? token : { ...token, plain: word, stem: stemOf(word) }
}

/** The reading with such slips mended, where nothing has been understood yet; the text stays as it was typed. */
export function mendSlips(reading: Reading, vocabulary: IndexedVocabulary): Reading {
  const tokens = reading.tokens.map((token, at) => (reading.taken[at] ? token : meant(token, vocabulary)))
  return { ...reading, tokens }
}
