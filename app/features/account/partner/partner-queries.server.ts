import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { affiliate } from '#database/schema/user.ts'
import { partnerKeyOf } from './partner.ts'
import type { Partner } from './partner-schema.ts'

/** A partner by its key. @throws AppError not_found. */
export async function getPartner(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  key: string,
): Promise<Partner> {
  const [row] = await db.select().from(affiliate).where(eq(affiliate.key, key))
  if (!row) throw new AppError('not_found')
  return { key: row.key, name: row.name, welcome: row.welcome?.[locale] ?? null, countries: row.countries }
}

/** The partner whose page an address is; null where it is no partner's, or that of one we do not know. */
export async function findPartnerIdByPage(db: Queryable, url: string): Promise<number | null> {
  const key = partnerKeyOf(url)
  if (key === null) return null
  const [row] = await db.select({ id: affiliate.id }).from(affiliate).where(eq(affiliate.key, key))
  return row?.id ?? null
}
