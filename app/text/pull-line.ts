import type { Locale } from '#database/values/locale.ts'
import type { Paragraph } from './prose.ts'

const SHORTEST_PULLED = 32
const LONGEST_PULLED = 76

/**
 * Words that refer to a sentence before: a sentence that begins with them, or contains them anywhere, is not clear by
 * itself.
 */
const leaning: Record<Locale, { first: RegExp; anywhere: RegExp }> = {
  en: {
    first:
      /^(?:and|but|or|so|yet|nor|then|also|too|still|instead|otherwise|after that|afterwards|before that|below|above|inside|outside|behind|nearby|beyond|downstream|upstream|the (?:other|others|same|alternative|rest|last|first|second|third|latter|former)|another|others|some|most|many|all|each|either|neither|none|more|fewer|one|two|three|four|together|not|again|which)\b/i,
    anywhere:
      /\b(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|there|here|both|such|ones|other|others|another|either|also|elsewhere|itself|themselves|(?:without|through|open|if) one|the whole takes)\b/i,
  },
  es: {
    first:
      /^(?:y|e|o|u|ni|pero|pues|así|entonces|luego|después|antes|también|tampoco|además|en cambio|aun así|si no|abajo|arriba|adentro|dentro|afuera|detrás|atrás|cerca|más allá|(?:el|la|los|las) (?:otr[oa]s?|mism[oa]s?|demás|primer[oa]?s?|segund[oa]s?|últim[oa]s?|que|del?)|otr[oa]s?|algun[oa]s|much[oa]s|tod[oa]s?|cada|ningun[oa]|un[oa]s?(?= se)|dos|tres|cuatro|junt[oa]s|no|lo|le|les|se|es|está|están|son|era|eran|fue|fueron|queda|quedan|tiene|tienen|mide|miden|vive|viven|abre|abren|cierra|cierran|llega|llegan|llueve|suele|suelen|puede|pueden|dura|duran|cuesta|cuestan|sale|salen|corre|corren|va|van|viene|vienen|pasa|pasan|hace|hacen|da|dan|abrió|funciona|funcionan|entra|entran|siguió|siguieron|su|sus)(?![\p{L}])/iu,
    anywhere:
      /(?<!\p{L})(?:él|ella|ellos|ellas|ese|esa|eso|esos|esas|este|esta|esto|estos|estas|aquel|aquella|aquello|ahí|allí|allá|aquí|acá|amb[oa]s|otr[oa]s?|también|ést[ea]|tal|tales|hazl[oa]s?|\p{L}+(?:arl|erl|irl|árs|érs|írs)[oae]s?)(?!\p{L})/iu,
  },
}

/** A fragment left by an abbreviation such as "a. C." when a text is split at its full stops. */
const TORN = /^\p{Lu}\.|^\p{Ll}|(?<!\p{L})\p{L}\.$/u

function standsAlone(sentence: string, locale: Locale): boolean {
  const { first, anywhere } = leaning[locale]
  return !TORN.test(sentence) && !first.test(sentence) && !anywhere.test(sentence)
}

/**
 * The pull quote of a text: the longest sentence, after the beginning and before the end, that is short and clear by
 * itself. Returns null if there is none.
 */
export function pullLine(paragraphs: readonly Paragraph[], locale: Locale): string | null {
  const sentences = paragraphs.slice(1).flatMap(pieces => {
    const [words, ...others] = pieces
    // A sentence with a link is not separated from it.
    return typeof words === 'string' && others.length === 0 ? words.split(/(?<=[.!?])\s+/) : []
  })
  // Shown large below the text, the last one would be read twice in a row.
  const fitting = sentences
    .slice(0, -1)
    .filter(({ length }) => length >= SHORTEST_PULLED && length <= LONGEST_PULLED)
    .filter(sentence => standsAlone(sentence, locale))
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? null
}
