import { asc, desc, eq, lte } from 'drizzle-orm'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { terms } from '#database/schema/money.ts'
import type { Locale } from '#database/values/locale.ts'
import { dayOf } from './days.ts'
import { quoteTerms } from './quote-terms.ts'
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

/** How texts quote the terms in force. */
export async function getTermsQuote(ctx: Context): Promise<(text: string) => string> {
  const found = await getTermsInForce(ctx)
  return text => (found ? quoteTerms(text, found, ctx.locale) : text)
}
