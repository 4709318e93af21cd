import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { ReadContext } from '#app/request-context.ts'
import { affiliate } from '#database/schema/user.ts'
import type { Partner } from './partner-schema.ts'

/** A partner by its key. @throws AppError not_found. */
export async function getPartner({ db, locale }: ReadContext, key: string): Promise<Partner> {
  const [row] = await db.select().from(affiliate).where(eq(affiliate.key, key))
  if (!row) throw new AppError('not_found')
  return { key: row.key, name: row.name, welcome: row.welcome?.[locale] ?? null, countries: row.countries }
}
