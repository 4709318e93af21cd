import { eq } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { affiliate } from '#database/schema/user.ts'
import type { Referral } from './referral.ts'
import { readReferral } from './sign-referral.server.ts'

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
