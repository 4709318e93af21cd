import { LOCALES, type Locale } from '../../../values/locale.ts'
import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

/** One word for one thing, in what travellers read: the words that are another name of it, and the one we use. */
const WORDS: Readonly<Record<Locale, readonly (readonly [others: string, ours: string])[]>> = {
  en: [
    ['strollers?', 'pushchair'],
    ['cell ?phones?', 'phone'],
    ['days out (?:in|from)', 'tours'],
    ['e-mails?', 'email'],
    ['letters? (?:reach|reaches) (?:me|us)|answer no letters', 'email'],
  ],
  es: [
    ['autob[uú]s(?:es)?', 'bus'],
    ['calcet[ií]n(?:es)?', 'medias'],
    ['protector(?:es)? solar(?:es)?', 'bloqueador'],
    ['máscaras? de (?:buceo|snorkel)|bucea con máscara', 'careta'],
    ['tiendas? de campaña|campamentos? de tiendas', 'carpa'],
    ['esn[oó]rquel', 'snorkel'],
    ['parqueaderos?', 'estacionamiento'],
    ['foco de cabeza', 'linterna de cabeza'],
    ['mientras más', 'cuanto más'],
    ['(?:las )?cartas suelen llegar|contesto cartas', 'correo'],
  ],
}

function patternOf(others: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${others})(?![\\p{L}])`, 'iu')
}

const TABLE = Object.fromEntries(
  LOCALES.map(locale => [
    locale,
    WORDS[locale].map(([others, ours]) => ({ pattern: patternOf(others), ours })),
  ]),
)

/** The other names of things in a text, each with our word for it. */
export function otherWords(text: string, locale: Locale): { said: string; ours: string }[] {
  return (TABLE[locale] ?? []).flatMap(({ pattern, ours }) => {
    const said = pattern.exec(text)?.[0]
    return said === undefined ? [] : [{ said, ours }]
  })
}

/** What a traveller may type, and what a traveller wrote. */
const NOT_OURS = /\/reviews\.yaml$|^content\/search-words\.yaml$/

/** Checks that a thing has one name in all texts of ours. */
export const checkOneWord: Check = catalogue =>
  textPairs(catalogue).flatMap(({ source, path, ...pair }) =>
    NOT_OURS.test(source.file)
      ? []
      : LOCALES.flatMap(locale =>
          otherWords(pair[locale], locale).map(({ said, ours }) =>
            problemAt(source, [...path, locale], `“${said}” is ${ours} everywhere else`, `write ${ours}`),
          ),
        ),
  )
