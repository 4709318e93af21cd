import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { findProposalLink } from '#app/features/proposal/link/proposal-link-queries.server.ts'
import { country } from '#database/schema/country.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { EmailContext } from './define-email.server.ts'

/** The signed proposal of a plan, which an email about money is about, and the link that opens it while it stands. */
export async function findSigned(ctx: EmailContext, planId: number) {
  const [row] = await ctx.db
    .select({
      planId: proposal.planId,
      number: proposal.number,
      userId: plan.userId,
      email: plan.contactEmail,
      country: country.name,
      countryTag: country.tag,
      name: sql<string>`coalesce(${proposal.acceptedName}, '')`,
      acceptedTs: proposal.acceptedTs,
      termsVersion: sql<string>`coalesce(${proposal.termsVersion}, '')`,
      fingerprint: sql<string>`coalesce(${proposal.fingerprint}, '')`,
    })
    .from(proposal)
    .innerJoin(plan, eq(plan.id, proposal.planId))
    .innerJoin(country, eq(country.tag, plan.countryTag))
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.acceptedTs)))
  return row ? { ...row, proposal: await findProposalLink(ctx, planId) } : null
}

export type SignedProposal = NonNullable<Awaited<ReturnType<typeof findSigned>>>

/** To the traveller who signed. An answer joins the plan's thread. */
export function toSigner({ planId, userId, email }: SignedProposal) {
  return { to: email, thread: { planId, as: { userId } } }
}
