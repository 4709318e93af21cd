import { eq } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { affiliate } from '#database/schema/user.ts'
import type { Referral } from './referral.ts'
import { readReferral } from './sign-referral.server.ts'

/** How a partner earned a request: by a referral from their page, or by their own key on the call. */
export type Credit = ({ kind: 'page' } & Referral) | { kind: 'key'; affiliateId: number }

/** Who is credited with a request, from what is proved alone: first the partner's page, then the caller's key. */
export function creditOf(
  { actor, secret, now }: Pick<RequestContext, 'actor' | 'secret' | 'now'>,
  referral: string | undefined,
): Credit | null {
  const proved = referral ? readReferral(secret, referral, now()) : null
  if (proved) return { kind: 'page', ...proved }
  return actor.kind === 'partner' ? { kind: 'key', affiliateId: actor.affiliateId } : null
}

/** The same as the columns of a plan hold it; a partner who is gone is credited with nothing. */
export async function findCredited(tx: Queryable, credit: Credit | null) {
  if (!credit) return {}
  const isPartner =
    credit.kind === 'page' ? eq(affiliate.key, credit.partner) : eq(affiliate.id, credit.affiliateId)
  const [row] = await tx.select({ id: affiliate.id }).from(affiliate).where(isPartner)
  if (!row) return {}
  const referredOn = credit.kind === 'page' ? credit.day : null
  return { affiliateId: row.id, referralKind: credit.kind, referredOn }
}
