import { and, asc, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { ReadContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { affiliate, users } from '#database/schema/user.ts'
import type { Partner } from './partner-schema.ts'

/** A partner by its key. @throws AppError not_found. */
export async function getPartner({ db, locale }: ReadContext, key: string): Promise<Partner> {
  const [row] = await db.select().from(affiliate).where(eq(affiliate.key, key))
  if (!row) throw new AppError('not_found')
  return { key: row.key, name: row.name, welcome: row.welcome?.[locale] ?? null, countries: row.countries }
}

/** The people who log in for a partner. */
export async function listPeopleOf(db: Readable, affiliateId: number) {
  return db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.affiliateId, affiliateId), eq(users.role, 'partner'), isNull(users.erasedTs)))
    .orderBy(asc(users.id))
}
