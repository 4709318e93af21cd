import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { findPinName } from '#app/features/conversation/thread/thread-queries.server.ts'
import { findProposalLink } from '#app/features/proposal/link/proposal-link-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { country } from '#database/schema/country.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import type { EmailContext } from './define-email.server.ts'

/** The plan that an email is about. Its planner is the assigned one, otherwise the one who reads it first. */
export async function findPlanSubject({ db }: Pick<RequestContext, 'db'>, planId: number) {
  const [row] = await db
    .select({
      id: plan.id,
      userId: plan.userId,
      name: plan.contactName,
      email: plan.contactEmail,
      country: country.name,
      answerDueTs: plan.answerDueTs,
      planner: {
        fkey: staff.fkey,
        name: staff.name,
        firstName: staff.firstName,
        email: staff.email,
        timeZone: staff.timeZone,
      },
    })
    .from(plan)
    .innerJoin(country, eq(country.tag, plan.countryTag))
    .leftJoin(staff, eq(staff.fkey, sql`coalesce(${plan.assignedStaffFkey}, ${plan.fkey})`))
    .where(eq(plan.id, planId))
  return row ?? null
}

export type PlanSubject = NonNullable<Awaited<ReturnType<typeof findPlanSubject>>>

/** To the traveller of a plan, whose answer joins its thread. */
export function toTraveller({ id, userId, email, planner }: PlanSubject) {
  return { to: email, thread: { planId: id, as: { userId } }, answersTo: planner?.email ?? null }
}

/** To the planner of a plan, otherwise to the office. */
export function toPlanner({ id, email, planner }: PlanSubject) {
  const thread = planner ? { planId: id, as: { staffFkey: planner.fkey } } : null
  return { to: planner?.email ?? null, thread, answersTo: email }
}

/** One message of a plan, and the line of a draft that it is about. Internal notes of the office are never sent by email. */
export async function findMessage({ db }: Pick<RequestContext, 'db'>, planId: number, messageId: number) {
  const [row] = await db
    .select({
      ...{ body: message.body, author: message.authorName, planId: message.planId },
      ...{ line: message.line, proposalNumber: message.proposalNumber },
    })
    .from(message)
    .where(
      and(
        eq(message.id, messageId),
        eq(message.planId, planId),
        notInArray(message.channel, ['note', 'phone']),
      ),
    )
  if (!row) return null
  const { body, author, proposalNumber } = row
  const name = await findPinName(db, row)
  return { body, author, about: name === null ? null : { name, number: proposalNumber ?? 1 } }
}

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
