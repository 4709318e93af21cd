import { and, asc, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { affiliate, users } from '#database/schema/user.ts'
import type { Partner, Referral } from './referral.ts'
import { readReferral } from './sign-referral.server.ts'

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

/** How a partner is credited: by a referral from their page, or by their own key on the call. */
export type Credit = ({ kind: 'page' } & Referral) | { kind: 'key'; affiliateId: number }

/** The partner credited with a request, from signed data only: the partner's page first, then the caller's key. */
export function creditOf(
  { actor, secret, now }: Pick<RequestContext, 'actor' | 'secret' | 'now'>,
  referral: string | undefined,
): Credit | null {
  const proved = referral ? readReferral(secret, referral, now()) : null
  if (proved) return { kind: 'page', ...proved }
  const isPartners = actor.kind === 'partner' || actor.kind === 'program'
  return isPartners && actor.affiliateId !== null ? { kind: 'key', affiliateId: actor.affiliateId } : null
}

/** The same as columns of a plan; a deleted partner is not credited. */
export async function findCredit(tx: Queryable, credit: Credit | null) {
  if (!credit) return {}
  const isPartner =
    credit.kind === 'page' ? eq(affiliate.key, credit.partner) : eq(affiliate.id, credit.affiliateId)
  const [row] = await tx.select({ id: affiliate.id }).from(affiliate).where(isPartner)
  if (!row) return {}
  const referredOn = credit.kind === 'page' ? credit.day : null
  return { affiliateId: row.id, referralKind: credit.kind, referredOn }
}
