import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { findPinName } from '#app/features/conversation/thread/thread-queries.server.ts'
import { findProposalLink } from '#app/features/proposal/link/proposal-link-queries.server.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import { formatDue } from '#app/text/format-due.ts'
import { message } from '#database/schema/conversation.ts'
import { country } from '#database/schema/country.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import type { Locale } from '#database/values/locale.ts'
import type { EmailContext, Surroundings } from './define-email.server.ts'

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

/** What the texts about a plan call its country, its planner and the time by which an answer is due. */
export function planWords({ country, planner, answerDueTs }: PlanSubject, locale: Locale) {
  return {
    country: country[locale],
    planner: planner?.firstName ?? m.email_a_planner({}, { locale }),
    due: formatDue(answerDueTs.toISOString(), locale, planner?.timeZone),
  }
}

/** The traveller's way to the conversation about a plan. */
export function conversationLink({ id }: PlanSubject, { href, say }: Surroundings) {
  return {
    text: say(m.email_link_conversation, {}),
    href: href(() => links.tripMessages(id, '#newest')),
  }
}

/** The traveller's way to a proposal, without a log-in. */
export function proposalLink(
  planId: number,
  { number, token }: { number: number; token: string },
  { href, say }: Surroundings,
) {
  return {
    text: say(m.email_link_proposal, { number }),
    href: href(() => links.ownProposal(planId, number, token)),
  }
}

/** The planner's way to it. */
export function officeLink({ id }: PlanSubject, { href, say }: Surroundings) {
  return { text: say(m.email_link_conversation, {}), href: href(() => links.officePlan(id)) }
}

/** The page on which a traveller answers. */
export function answerOnTrip(planId: number, { href, say }: Surroundings) {
  return {
    text: say(m.email_answer_on_page, {}),
    href: href(() => links.tripMessages(planId, '#newest')),
  }
}

/** The page on which a planner answers. */
export function answerInOffice(planId: number, { href, say }: Surroundings) {
  return {
    text: say(m.email_answer_on_page, {}),
    href: href(() => links.officePlan(planId, '#reply')),
  }
}

/** What a traveller’s answer does, and otherwise why they get the email; and the page on which they answer. */
export function asTraveller(planId: number, around: Surroundings) {
  const { joins, say } = around
  const why = joins ? say(m.email_why_reply, {}) : say(m.email_why_page, {})
  return { why, answer: answerOnTrip(planId, around) }
}

/** What a planner’s answer does; and the page on which they answer. */
export function asPlanner(planId: number, around: Surroundings) {
  const why = around.joins ? around.say(m.email_why_reply, {}) : undefined
  return { why, answer: answerInOffice(planId, around) }
}

/** The traveller's way to a booking, which asks for the log-in. */
function bookingLink({ planId, number }: SignedProposal, { href, say }: Surroundings) {
  return { text: say(m.money_mail_link, {}), href: href(() => links.book(planId, number)) }
}

/** The traveller's ways to a booking, and to what was signed, which opens without a log-in while it stands. */
export function signedLinks(signed: SignedProposal, around: Surroundings) {
  const { planId, proposal } = signed
  return {
    link: bookingLink(signed, around),
    also: proposal && proposalLink(planId, proposal, around),
    answer: answerOnTrip(planId, around),
  }
}
