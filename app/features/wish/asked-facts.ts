import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'
import type { Wish } from './wish-schema.ts'
import { lineName, wishInWords } from './wish-words.ts'

/** The lines of a wish for those who plan it, with what is to be asked about its days below them. */
export function wishFactsFor(wish: Wish, question: string | null, locale: Locale): [string, string][] {
  const lines = wishInWords(wish, locale).map(({ line, words }): [string, string][] => [
    [lineName(line, locale), words],
    ...(line === 'dates' && question !== null
      ? [[m.office_fact_best({}, { locale }), question] satisfies [string, string]]
      : []),
  ])
  return lines.flat()
}
