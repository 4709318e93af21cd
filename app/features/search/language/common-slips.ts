import { isShuffled, slips } from './spelling.ts'
import { stopWords } from './stop-words.ts'
import { stemOf, type Token, tokensOf } from './tokens.ts'

/** Corrects misspelt words for the party, the month and the length, on which the understanding of a trip depends. */

const WORDS = `
  kids child children family friends couple honeymoon toddler teenager teenagers grandparents parents grandma grandpa
  ninos ninas familia amigos pareja abuelos abuela adolescentes hijos hijas padres bebes
  january february march april june july august september october november december
  enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre
  days weeks weekend month semana semanas meses noches dias
  viaje viajes vacation holiday beach playa animals animales
  cheap budget luxury barato economico presupuesto`
const known = [...new Set(tokensOf(WORDS).map(token => token.plain))]

/** A shorter word is corrected only if its letters are merely shuffled. */
const LEAST_CHANGED = 6
const LEAST = 4

function isSlip(plain: string, word: string): boolean {
  if (plain.charAt(0) !== word.charAt(0)) return false
  if (isShuffled(plain, word)) return true
  return word.length >= LEAST_CHANGED && slips(plain, word, 1) === 1
}

const SMALL = /^(\p{L}{4,})it([oa]s?)$/u

/** “Cortitos” are short and a “barquito” is a boat, if there is such a word. */
function withoutSmallness(token: Token, isKnown: (token: Token) => boolean): Token {
  const [, body, ending] = SMALL.exec(token.plain) ?? []
  const plain = `${body?.replace(/qu$/, 'c').replace(/gu$/, 'g')}${ending}`
  const whole = { ...token, plain, stem: stemOf(plain) }
  return body !== undefined && !stopWords.has(token.plain) && isKnown(whole) ? whole : token
}

/** The corrected word, unless `isKnown` recognizes it as typed. The token keeps its position in the text. */
export function withoutSlips(typed: Token, isKnown: (token: Token) => boolean): Token {
  const token = withoutSmallness(typed, isKnown)
  const { plain } = token
  if (plain.length < LEAST || !/^[a-z]+$/.test(plain) || known.includes(plain)) return token
  if (stopWords.has(plain) || isKnown(token)) return token
  const word = known.find(one => isSlip(plain, one))
  return word === undefined ? token : { ...token, plain: word, stem: stemOf(word) }
}
