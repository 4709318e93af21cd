import { REFERRAL_DAYS } from '#app/features/account/partner/referral.ts'
import { signReferral } from '#app/features/account/partner/sign-referral.server.ts'
import { links } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { ReferralView } from './org-schema.ts'
import { findPartner } from './partner-lead-queries.server.ts'

/** A partner's own page and a code signed today. @throws AppError not_logged_in, unauthorized. */
export async function getReferral(ctx: RequestContext): Promise<ReferralView> {
  const { key, name } = await findPartner(ctx)
  return {
    key,
    name,
    url: `${ctx.origin}${links.partnerPreview(key)}`,
    code: signReferral(ctx.secret, key, ctx.now()),
    days: REFERRAL_DAYS,
  }
}
