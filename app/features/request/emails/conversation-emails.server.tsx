import { signRefusal } from '#app/features/account/newsletter/sign-refusal.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import {
  findMessage,
  findPlanSubject,
  findProposalNote,
  findReviewReason,
  type PlanSubject,
} from '#app/features/request/reply-address/email-subject-queries.server.ts'
import { findReplyAddress } from '#app/features/request/reply-address/find-reply-address.server.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import type { OutboxEmail } from '#app/outbox/outbox-email.ts'
import { refusableAs } from '#app/outbox/refusable-email.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import { formatMoney } from '#app/text/figures.ts'
import { firstName } from '#app/text/first-name.ts'
import { formatDue } from '#app/text/format-due.ts'
import type { Locale } from '#database/values/locale.ts'
import { ConversationMail, type ConversationWords } from './conversation-mail.tsx'
import { type Email, type EmailContext, emailHome } from './plan-emails.server.tsx'
import { writeEmail } from './write-email.server.ts'

export type ConversationEmail = Extract<
  OutboxEmail,
  {
    template:
      | 'assigned'
      | 'answer'
      | 'message-arrived'
      | 'passed-on'
      | 'new-proposal'
      | 'refund-reminder'
      | 'review-asked'
      | 'review-refused'
  }
>

function dayOf(day: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-CR' : 'en-GB', options).format(new Date(day))
}

function firstLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 90)
}

/** The values that a text may contain; those that do not apply are empty. */
interface Facts {
  planner: string
  name: string
  country: string
  author: string
  /** Whose plan it was: they are away until `day`. */
  away: string
  number: number
  title: string
  due: string
  day: string
  before: string
  after: string
}

type Wording = (facts: Facts, language: { locale: Locale }) => string
type Part = 'subject' | 'title' | 'preview' | 'text' | 'link'

const toConversation: Wording = (_, language) => m.email_link_conversation({}, language)

const passedWords: Wording = (facts, language) =>
  facts.away ? m.email_passed_away(facts, language) : m.email_passed_text(facts, language)

/** docs/emails.md lists what each may contain. */
const wordings: Record<ConversationEmail['template'], Record<Part, Wording>> = {
  assigned: {
    subject: m.email_assigned_subject,
    title: m.email_assigned_title,
    preview: (facts, language) =>
      facts.away ? m.email_assigned_away(facts, language) : m.email_assigned_preview(facts, language),
    text: (facts, language) =>
      facts.away ? m.email_assigned_away(facts, language) : m.email_assigned_text(facts, language),
    link: toConversation,
  },
  answer: {
    subject: m.email_answer_subject,
    title: m.email_answer_title,
    preview: m.email_answer_text,
    text: m.email_answer_text,
    link: toConversation,
  },
  'message-arrived': {
    subject: m.email_arrived_subject,
    title: m.email_arrived_title,
    preview: m.email_arrived_text,
    text: m.email_arrived_text,
    link: toConversation,
  },
  'passed-on': {
    subject: m.email_passed_subject,
    title: m.email_passed_title,
    preview: passedWords,
    text: passedWords,
    link: toConversation,
  },
  'new-proposal': {
    subject: m.email_proposal_subject,
    title: m.email_proposal_title,
    preview: m.email_proposal_preview,
    text: m.email_proposal_text,
    link: m.email_link_proposal,
  },
  'refund-reminder': {
    subject: m.email_refund_subject,
    title: m.email_refund_title,
    preview: m.email_refund_preview,
    text: m.email_refund_text,
    link: toConversation,
  },
  'review-asked': {
    subject: m.email_review_subject,
    title: m.email_review_title,
    preview: m.email_review_preview,
    text: m.email_review_text,
    link: (_, language) => m.email_link_review({}, language),
  },
  'review-refused': {
    subject: m.email_review_refused_subject,
    title: m.email_review_refused_title,
    preview: m.email_review_refused_text,
    text: m.email_review_refused_text,
    link: (_, language) => m.email_link_review_again({}, language),
  },
}

/** The values and the quoted text of one email. Returns null if the row it is about was deleted. */
async function findContent(
  ctx: EmailContext,
  { template, props }: ConversationEmail,
  locale: Locale,
): Promise<(Partial<Facts> & { quoted?: string }) | null> {
  switch (template) {
    case 'answer':
    case 'message-arrived': {
      const said = await findMessage(ctx, props.planId, props.messageId)
      return said && { author: said.name, quoted: said.body }
    }
    case 'new-proposal': {
      const sent = await findProposalNote(ctx, props.planId, props.number)
      return sent && { number: props.number, title: sent.title, quoted: sent.note }
    }
    case 'assigned':
    case 'passed-on':
      return props.away ? { away: props.away.firstName, day: dayOf(props.away.until, locale) } : {}
    case 'refund-reminder':
      return {
        number: props.number,
        day: dayOf(props.stepsOn, locale),
        before: formatMoney(props.beforeMinor, props.currency, locale),
        after: formatMoney(props.afterMinor, props.currency, locale),
      }
    case 'review-refused': {
      const reason = await findReviewReason(ctx, props.planId)
      return reason === null ? null : { quoted: reason }
    }
    default:
      return {}
  }
}

async function say(
  ctx: EmailContext,
  email: ConversationEmail,
  { planner, name, country, answerDueTs }: PlanSubject,
  locale: Locale,
): Promise<Omit<ConversationWords, 'why'> | null> {
  const content = await findContent(ctx, email, locale)
  if (!content) return null
  const language = { locale }
  const facts: Facts = {
    name: isForOffice(email.template) ? name : firstName(name),
    ...{
      country: country[locale],
      author: '',
      away: '',
      number: 0,
      title: '',
      day: '',
      before: '',
      after: '',
    },
    planner: planner?.firstName ?? m.email_a_planner({}, language),
    due: formatDue(answerDueTs.toISOString(), locale, planner?.timeZone),
    ...content,
  }
  const of = (part: Part) => wordings[email.template][part](facts, language)
  return {
    subject: of('subject'),
    title: of('title'),
    preview: content.quoted ? firstLine(content.quoted) : of('preview'),
    text: of('text'),
    quoted: content.quoted || undefined,
    link: of('link'),
  }
}

function isForOffice(template: ConversationEmail['template']): boolean {
  return template === 'message-arrived' || template === 'passed-on'
}

/** What an answer to it does, and else why a traveller gets it: the office knows. */
function whyOf(joins: boolean, toOffice: boolean, locale: Locale): string | undefined {
  if (joins) return m.email_why_reply({}, { locale })
  return toOffice ? undefined : m.email_why_page({}, { locale })
}

/** Where it leads: the office to the plan, the traveller to the draft, to their review or to the conversation. */
function pathOf(email: ConversationEmail): string {
  const { planId } = email.props
  if (isForOffice(email.template)) return links.officePlan(planId)
  switch (email.template) {
    case 'new-proposal':
      return links.ownProposal(planId, email.props.number)
    case 'review-asked':
    case 'review-refused':
      return links.tripReview(planId)
    default:
      return links.tripMessages(planId, '#newest')
  }
}

/** The link that unsubscribes from this kind of email; undefined for emails that are always sent. */
function refusalHref(
  { identity, origin }: EmailContext & Pick<RequestContext, 'identity'>,
  { template }: ConversationEmail,
  userId: number,
  locale: Locale,
): string | undefined {
  const kind = refusableAs(template)
  if (!kind) return undefined
  const token = signRefusal({ identity }, { userId, kind })
  return `${origin}${withLocale(locale, () => links.emailRefusal(token))}`
}

/** Composes an email about a plan's conversation. Returns null if the plan or the quoted row was deleted. */
export async function composeConversationEmail(
  ctx: EmailContext & Pick<RequestContext, 'identity'>,
  email: ConversationEmail,
  locale: Locale,
): Promise<Email | null> {
  const [about, operator] = await Promise.all([findPlanSubject(ctx, email.props.planId), getOperator(ctx)])
  if (!about) return null
  const words = await say(ctx, email, about, locale)
  if (!words) return null
  const toOffice = isForOffice(email.template)
  // A plan passed on to the office belongs to the operator, not to the planner who missed the deadline.
  const isNobodys = email.template === 'passed-on' && email.props.toOffice
  const planner = isNobodys ? null : about.planner
  const own = toOffice
    ? planner && (await findReplyAddress(ctx, about.id, { staffFkey: planner.fkey }))
    : await findReplyAddress(ctx, about.id, { userId: about.userId })
  const unsubscribe = refusalHref(ctx, email, about.userId, locale)
  const parts = await writeEmail(
    <ConversationMail
      words={{ ...words, why: whyOf(own !== null, toOffice, locale) }}
      href={`${ctx.origin}${withLocale(locale, () => pathOf(email))}`}
      refuseHref={unsubscribe}
      locale={locale}
      home={emailHome(ctx, operator, locale)}
    />,
  )
  const otherSide = toOffice ? about.email : (planner?.email ?? operator.email)
  return {
    to: toOffice ? (planner?.email ?? operator.email) : about.email,
    replyTo: own ?? otherSide,
    ...(own ? { bounceTo: own } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
    subject: words.subject,
    ...parts,
  }
}
