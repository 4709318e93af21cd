import { numberWords } from '#app/text/number-words.ts'
import type { Locale } from '#database/values/locale.ts'
import { TERMS_QUOTE, type TermsQuote, termsQuotes } from '#database/values/terms-quotes.ts'
import type { Terms } from './terms.ts'

type Figures = Pick<Terms, 'depositPercent' | 'depositDueDays' | 'balanceDueDays' | 'refundSteps'>

/** A percentage that no line break separates from its sign. */
const percent = (value: number) => `${value}\u00a0%`

/** The refund steps as sentences. */
const refund = {
  en: ({ refundSteps: [first, ...later] }: Figures): string => {
    if (!first) return 'Once you have booked, we keep all of the price.'
    const keep = first.keptPercent === 0 ? 'everything comes back' : `we keep ${percent(first.keptPercent)}`
    const begin = `Cancelled at least ${numberWords(first.daysBefore, 'en')} days before the first day, ${keep}.`
    const steps = later.map(
      ({ daysBefore, keptPercent }) =>
        `at least ${numberWords(daysBefore, 'en')} days before it we keep ${percent(keptPercent)}`,
    )
    return `${begin} ${capitalised([...steps, 'later than that, all of it'].join('; '))}.`
  },
  es: ({ refundSteps: [first, ...later] }: Figures): string => {
    if (!first) return 'Una vez hecha la reserva, retenemos todo el precio.'
    const keep = first.keptPercent === 0 ? 'todo vuelve' : `retenemos el ${percent(first.keptPercent)}`
    const begin = `Si cancelas al menos ${numberWords(first.daysBefore, 'es')} días antes del primer día, ${keep}.`
    const steps = later.map(
      ({ daysBefore, keptPercent }) =>
        `con al menos ${numberWords(daysBefore, 'es')} días retenemos el ${percent(keptPercent)}`,
    )
    return `${begin} ${capitalised([...steps, 'después, todo'].join('; '))}.`
  },
} as const satisfies Record<Locale, unknown>

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const quotes: Record<TermsQuote, (terms: Figures, locale: Locale) => string> = {
  deposit: ({ depositPercent }) => percent(depositPercent),
  depositDays: ({ depositDueDays }, locale) => numberWords(depositDueDays, locale),
  balanceDays: ({ balanceDueDays }, locale) => numberWords(balanceDueDays, locale),
  refund: (terms, locale) => refund[locale](terms),
}

/** An authored text with its quotes of the terms filled in: `{terms.deposit}` becomes 20 %. */
export function quoteTerms(text: string, terms: Figures, locale: Locale): string {
  return text.replaceAll(TERMS_QUOTE, (whole, name) => {
    const quote = termsQuotes.find(known => known === name)
    return quote ? quotes[quote](terms, locale) : whole
  })
}
