import { render, toPlainText } from '@react-email/render'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { getReceiptOfPlan } from '#app/features/request/plan/plan-queries.server.ts'
import { files, inLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import { RequestArrivedMail } from './request-arrived-mail.tsx'
import { RequestReceiptMail } from './request-receipt-mail.tsx'

export interface Letter {
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
}

export type LetterContext = Pick<RequestContext, 'db' | 'origin'>

/** Where a letter comes from, in its reader's language. */
export function letterHome({ origin }: LetterContext, { name }: { name: string }, locale: 'en' | 'es') {
  return {
    name,
    href: `${origin}${inLocale('/', locale)}`,
    mark: `${origin}${files.icon('mark-96')}`,
  }
}

/** Finds what a letter about a plan says; null when the plan is gone. */
async function gather(ctx: LetterContext, planId: number, locale: 'en' | 'es') {
  const [found, operator] = await Promise.all([
    getReceiptOfPlan({ ...ctx, locale }, planId),
    getOperator(ctx),
  ])
  if (!found) return null
  return { ...found, operator, home: letterHome(ctx, operator, locale) }
}

async function requestReceipt(
  ctx: LetterContext,
  planId: number,
  locale: 'en' | 'es',
): Promise<Letter | null> {
  const found = await gather(ctx, planId, locale)
  if (!found) return null
  const { receipt, receiptKey, operator, home } = found
  const receiptHref = `${ctx.origin}${inLocale(`/receipt/${receiptKey}`, locale)}`
  const html = await render(
    <RequestReceiptMail receipt={receipt} locale={locale} receiptHref={receiptHref} home={home} />,
  )
  return {
    to: receipt.email,
    replyTo: receipt.reader?.email ?? operator.email,
    subject: m.receipt_mail_subject({ country: receipt.country.name }, { locale }),
    html,
    text: toPlainText(html),
  }
}

async function requestArrived(ctx: LetterContext, planId: number): Promise<Letter | null> {
  const found = await gather(ctx, planId, 'en')
  if (!found) return null
  const { receipt, operator, home } = found
  const pageHref = receipt.url?.startsWith('/') ? `${ctx.origin}${receipt.url}` : null
  const html = await render(<RequestArrivedMail receipt={receipt} pageHref={pageHref} home={home} />)
  return {
    to: receipt.reader?.email ?? operator.email,
    replyTo: receipt.email,
    subject: `New request: ${receipt.country.name}, from ${receipt.name}`,
    html,
    text: toPlainText(html),
  }
}

/** Writes the letter an outbox row stands for; null when there is nothing left to say. */
export async function composePlanLetter(
  ctx: LetterContext,
  template: string,
  planId: number,
  locale: 'en' | 'es',
): Promise<Letter | null> {
  if (template === 'request-receipt') return requestReceipt(ctx, planId, locale)
  if (template === 'request-arrived') return requestArrived(ctx, planId)
  throw new Error(`no letter is called ${template}`)
}
