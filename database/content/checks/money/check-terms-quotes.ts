import type { Locale } from '../../../values/locale.ts'
import { LOCALES } from '../../../values/locale.ts'
import { TERMS_QUOTE, termsQuotes } from '../../../values/terms-quotes.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { type TextPair, textPairs } from '../text-pairs.ts'

const QUOTABLE = /^content\/(pages|articles)\//
const MEND = `write one of ${termsQuotes.map(name => `{terms.${name}}`).join(', ')}`

/** A sentence about what only content/terms.yaml decides. */
const ABOUT: Record<Locale, RegExp> = {
  en: /\b(cancel\w*|deposit|balance (is|falls) due|the rest is due|refund\w*|when you say yes)\b/i,
  es: /\b(cancel\w*|anticipo|el saldo vence|el resto se paga|reembols\w*|cuando dices que sí|hay reserva)\b/i,
}

/** A share of a price, or days until the trip begins. */
const FIGURE: Record<Locale, RegExp> = {
  en: /\d+\s?%|(?:\d+|[a-z]+(?:-[a-z]+)?) days (?:or more )?(?:before|are left)/i,
  es: /\d+\s?%|(?:\d+|\p{L}+(?: y \p{L}+)?) días (?:o más )?antes|faltan (?:\d+|\p{L}+(?: y \p{L}+)?) días/iu,
}

function unknownQuotes({ source, path, ...text }: TextPair, locale: Locale): Problem[] {
  return [...text[locale].matchAll(TERMS_QUOTE)].flatMap(([whole, name]) => {
    if (!QUOTABLE.test(source.file))
      return [
        problemAt(
          source,
          [...path, locale],
          `${whole} is filled in on pages and in articles alone`,
          'write it out',
        ),
      ]
    if (termsQuotes.some(known => known === name)) return []
    return [problemAt(source, [...path, locale], `there is nothing to quote as ${whole}`, MEND)]
  })
}

function repeatedFigures({ source, path, ...text }: TextPair, locale: Locale): Problem[] {
  if (!QUOTABLE.test(source.file)) return []
  const sentences = text[locale].split(/(?<=[.;:?!])\s+/)
  return sentences.flatMap(sentence => {
    const figure = ABOUT[locale].test(sentence) ? FIGURE[locale].exec(sentence)?.[0] : undefined
    if (!figure) return []
    return [problemAt(source, [...path, locale], `“${figure}” is decided by content/terms.yaml`, MEND)]
  })
}

const PERCENT = /(\d+)\s?%/g

/** What the points of a version say of it, which whoever books reads and signs: its percentages, and no others. */
function pointsBesideFigures({ terms }: Catalogue): Problem[] {
  const versions = terms?.value ?? []
  return versions.flatMap(({ deposit, refund, points }, i) => {
    const figures = [deposit.percent, ...refund.map(({ keptPercent }) => keptPercent)]
    const decided = new Set(figures.filter(figure => figure > 0).map(String))
    return LOCALES.flatMap(locale => {
      const named = new Set(
        points.flatMap(point => [...point[locale].matchAll(PERCENT)].map(([, figure = '']) => figure)),
      )
      const different = [...named.symmetricDifference(decided)]
      if (!terms || different.length === 0) return []
      const message = `the points (${locale}) and the figures disagree about ${different.join(' and ')} %`
      return [problemAt(terms, [i, 'points'], message, 'say in the points what the figures say')]
    })
  })
}

/** Checks that pages and articles quote the terms instead of repeating their figures, and quote the same in both languages. */
export const checkTermsQuotes: Check = catalogue => [
  ...pointsBesideFigures(catalogue),
  ...textPairs(catalogue).flatMap(pair => {
    const names = (locale: Locale) =>
      [...pair[locale].matchAll(TERMS_QUOTE)].map(([whole]) => whole).toSorted()
    const [en, es] = [names('en').join(' '), names('es').join(' ')]
    return [
      ...LOCALES.flatMap(locale => [...unknownQuotes(pair, locale), ...repeatedFigures(pair, locale)]),
      ...(en === es
        ? []
        : [
            problemAt(
              pair.source,
              pair.path,
              `the terms quoted differ: ${en || 'none'} and ${es || 'none'}`,
              MEND,
            ),
          ]),
    ]
  }),
]
