import { asc, desc, eq, lte } from 'drizzle-orm'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { formatPercent, numberWords } from '#app/text/figures.ts'
import type { Readable } from '#database/connect.ts'
import { terms } from '#database/schema/money.ts'
import type { Locale } from '#database/values/locale.ts'
import { TERMS_QUOTE, type TermsQuote, termsQuotes } from '#database/values/terms-quotes.ts'
import type { Terms } from './terms.ts'

/** A row of terms in a language. */
export function asTerms({ points, ...row }: typeof terms.$inferSelect, locale: Locale): Terms {
  return { ...row, points: points.map(point => point[locale]) }
}

/** The terms in force at an instant; null if there are none yet. */
export async function findTermsAt(db: Readable, now: Date, locale: Locale): Promise<Terms | null> {
  const [row] = await db
    .select()
    .from(terms)
    .where(lte(terms.validFrom, dayOf(now)))
    .orderBy(desc(terms.validFrom))
    .limit(1)
  return row ? asTerms(row, locale) : null
}

/** The terms of a version; null if there is none. */
export async function findTerms(db: Readable, version: string, locale: Locale): Promise<Terms | null> {
  const [row] = await db.select().from(terms).where(eq(terms.version, version))
  return row ? asTerms(row, locale) : null
}

type Context = ReadContext & Pick<RequestContext, 'now'>

/** The terms in force, or the first ones while none are; null without any. */
export async function getTermsInForce({ db, locale, now }: Context): Promise<Terms | null> {
  const [first] = await db.select().from(terms).orderBy(asc(terms.validFrom)).limit(1)
  return (await findTermsAt(db, now(), locale)) ?? (first ? asTerms(first, locale) : null)
}

type Figures = Pick<Terms, 'depositPercent' | 'depositDueDays' | 'balanceDueDays' | 'refundSteps'>

/** The refund steps as sentences. */
const refund = {
  en: ({ refundSteps: [first, ...later] }: Figures): string => {
    if (!first) return 'Once you have booked, we keep all of the price.'
    const keep =
      first.keptPercent === 0 ? 'everything comes back' : `we keep ${formatPercent(first.keptPercent, 'en')}`
    const begin = `Cancelled at least ${numberWords(first.daysBefore, 'en')} days before the first day, ${keep}.`
    const steps = later.map(
      ({ daysBefore, keptPercent }) =>
        `at least ${numberWords(daysBefore, 'en')} days before it we keep ${formatPercent(keptPercent, 'en')}`,
    )
    return `${begin} ${capitalised([...steps, 'later than that, all of it'].join('; '))}.`
  },
  es: ({ refundSteps: [first, ...later] }: Figures): string => {
    if (!first) return 'Una vez hecha la reserva, retenemos todo el precio.'
    const keep =
      first.keptPercent === 0 ? 'todo vuelve' : `retenemos el ${formatPercent(first.keptPercent, 'es')}`
    const begin = `Si cancelas al menos ${numberWords(first.daysBefore, 'es')} días antes del primer día, ${keep}.`
    const steps = later.map(
      ({ daysBefore, keptPercent }) =>
        `con al menos ${numberWords(daysBefore, 'es')} días retenemos el ${formatPercent(keptPercent, 'es')}`,
    )
    return `${begin} ${capitalised([...steps, 'después, todo'].join('; '))}.`
  },
} as const satisfies Record<Locale, unknown>

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const quotes: Record<TermsQuote, (terms: Figures, locale: Locale) => string> = {
  deposit: ({ depositPercent }, locale) => formatPercent(depositPercent, locale),
  depositDays: ({ depositDueDays }, locale) => numberWords(depositDueDays, locale),
  balanceDays: ({ balanceDueDays }, locale) => numberWords(balanceDueDays, locale),
  refund: (terms, locale) => refund[locale](terms),
}

/** An authored text with its quotes of the terms filled in: `{terms.deposit}` becomes 20%. */
function quoteTerms(text: string, terms: Figures, locale: Locale): string {
  return text.replaceAll(TERMS_QUOTE, (whole, name) => {
    const quote = termsQuotes.find(known => known === name)
    return quote ? quotes[quote](terms, locale) : whole
  })
}

/** How texts quote the terms in force. */
export async function getTermsQuote(ctx: Context): Promise<(text: string) => string> {
  const found = await getTermsInForce(ctx)
  return text => (found ? quoteTerms(text, found, ctx.locale) : text)
}
