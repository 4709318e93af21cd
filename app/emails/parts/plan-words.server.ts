import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDue } from '#app/text/format-due.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Surroundings } from './define-email.server.ts'
import type { PlanSubject, SignedProposal } from './plan-subject-queries.server.ts'

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
