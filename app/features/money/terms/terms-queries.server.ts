import { desc, eq, lte } from 'drizzle-orm'
import type { Readable } from '#database/connect.ts'
import { terms } from '#database/schema/money.ts'
import type { Locale } from '#database/values/locale.ts'
import { dayOf } from './days.ts'
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
