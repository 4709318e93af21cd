import { and, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { country } from '#database/schema/country.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { tripReview } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'

type Context = Pick<RequestContext, 'db'>

/** The plan that an email is about. Its planner is the assigned one, otherwise the one who reads it first. */
export async function findPlanSubject({ db }: Context, planId: number) {
  const [row] = await db
    .select({
      id: plan.id,
      userId: plan.userId,
      name: plan.contactName,
      email: plan.contactEmail,
      country: country.name,
      answerDueTs: plan.answerDueTs,
      waitsFor: plan.waitsFor,
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

/** One message of a plan. Internal notes of the office are never sent by email. */
export async function findMessage({ db }: Context, planId: number, messageId: number) {
  const [row] = await db
    .select({ body: message.body, name: message.authorName, channel: message.channel })
    .from(message)
    .where(and(eq(message.id, messageId), eq(message.planId, planId)))
  return row && row.channel !== 'note' && row.channel !== 'phone' ? row : null
}

/** The cover note of a sent proposal. */
export async function findProposalNote({ db }: Context, planId: number, number: number) {
  const [row] = await db
    .select({ note: proposal.note, title: proposal.title, sentTs: proposal.sentTs })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  return row?.sentTs ? row : null
}

/** Why a review was refused; null if it no longer is. */
export async function findReviewReason({ db }: Context, planId: number): Promise<string | null> {
  const [row] = await db
    .select({ reason: tripReview.reason })
    .from(tripReview)
    .where(eq(tripReview.planId, planId))
  return row?.reason ?? null
}
