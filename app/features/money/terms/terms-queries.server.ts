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

/** How texts quote the terms in force, or the first ones while none are. */
export async function getTermsQuote({
  db,
  locale,
  now,
}: ReadContext & Pick<RequestContext, 'now'>): Promise<(text: string) => string> {
  const [first] = await db.select().from(terms).orderBy(asc(terms.validFrom)).limit(1)
  const found = (await findTermsAt(db, now(), locale)) ?? (first && asTerms(first, locale))
  return text => (found ? quoteTerms(text, found, locale) : text)
}
