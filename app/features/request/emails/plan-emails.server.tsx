import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { getReceiptOfPlan } from '#app/features/request/receipt/sent-receipt-queries.server.ts'
import { findPlanSubject } from '#app/features/request/reply-address/email-subject-queries.server.ts'
import { findReplyAddress } from '#app/features/request/reply-address/find-reply-address.server.ts'
import { files, links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import type { Operator } from '#database/content/operator-content.ts'
import type { Locale } from '#database/values/locale.ts'
import type { EmailHome } from './email-frame-mail.tsx'
import { RequestArrivedMail } from './request-arrived-mail.tsx'
import { RequestReceiptMail } from './request-receipt-mail.tsx'
import { writeEmail } from './write-email.server.ts'

export interface Email {
  to: string
  replyTo: string
  /** Return path for bounces; the sender if absent. */
  bounceTo?: string
  /** Unsubscribe link for this kind of email, also sent as the one-click header. */
  unsubscribe?: string
  subject: string
  html: string
  text: string
}

export type EmailContext = Pick<RequestContext, 'db' | 'origin' | 'replyDomain'>

/** Where an email comes from, in its reader's language. */
export function emailHome(
  { origin }: EmailContext,
  { name, legalName, email }: Pick<Operator, 'name' | 'legalName' | 'email'>,
  locale: Locale,
): EmailHome {
  return {
    ...{ name, legalName, email },
    href: `${origin}${withLocale(locale, links.home)}`,
    mark: `${origin}${files.icon('mark-96')}`,
  }
}

/** Reply address: the plan's conversation if inbound email is on, otherwise the other party's own address. */
async function replyingTo(
  ctx: EmailContext,
  planId: number,
  reads: 'traveller' | 'reader',
  otherSide: string,
): Promise<Pick<Email, 'replyTo' | 'bounceTo'>> {
  const about = ctx.replyDomain === null ? null : await findPlanSubject(ctx, planId)
  const staffFkey = about?.planner?.fkey
  const person = reads === 'traveller' ? about && { userId: about.userId } : staffFkey && { staffFkey }
  const own = person ? await findReplyAddress(ctx, planId, person) : null
  return own ? { replyTo: own, bounceTo: own } : { replyTo: otherSide }
}

/** Loads the data for an email about a plan. Returns null if the plan was deleted. */
async function gather(ctx: EmailContext, planId: number, locale: Locale) {
  const [found, operator] = await Promise.all([
    getReceiptOfPlan({ ...ctx, locale }, planId),
    getOperator(ctx),
  ])
  if (!found) return null
  return { ...found, operator, home: emailHome(ctx, operator, locale) }
}

/** Composes the confirmation to the sender of a plan or of a request that the office sorts out. */
export async function composeReceipt(
  ctx: EmailContext,
  { receipt, receiptKey, home }: { receipt: Receipt; receiptKey: string; home: EmailHome },
  locale: Locale,
  head: Pick<Email, 'subject' | 'replyTo' | 'bounceTo'>,
): Promise<Email> {
  const receiptHref = `${ctx.origin}${withLocale(locale, () => links.receipt(receiptKey))}`
  const parts = await writeEmail(
    <RequestReceiptMail receipt={receipt} locale={locale} receiptHref={receiptHref} home={home} />,
  )
  return { to: receipt.email, ...head, ...parts }
}

/**
 * Confirms to the traveller what was sent, who has it and when an answer is due. Returns null if the plan was
 * deleted.
 */
export async function composeRequestReceipt(
  ctx: EmailContext,
  planId: number,
  locale: Locale,
): Promise<Email | null> {
  const found = await gather(ctx, planId, locale)
  if (!found) return null
  const { receipt, operator } = found
  return composeReceipt(ctx, found, locale, {
    ...(await replyingTo(ctx, planId, 'traveller', receipt.reader?.email ?? operator.email)),
    subject: m.receipt_mail_subject({ country: receipt.country.name }, { locale }),
  })
}

/** Notifies the planner, or the office, of a new request. Returns null if the plan was deleted. */
export async function composeRequestArrived(ctx: EmailContext, planId: number): Promise<Email | null> {
  const found = await gather(ctx, planId, 'en')
  if (!found) return null
  const { receipt, operator, home } = found
  const pageHref = receipt.url?.startsWith('/') ? `${ctx.origin}${receipt.url}` : null
  const parts = await writeEmail(<RequestArrivedMail receipt={receipt} pageHref={pageHref} home={home} />)
  return {
    to: receipt.reader?.email ?? operator.email,
    ...(await replyingTo(ctx, planId, 'reader', receipt.email)),
    subject: `New request: ${receipt.country.name}, from ${receipt.name}`,
    ...parts,
  }
}
