import { render, toPlainText } from '@react-email/render'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { getUnsortedReceipt } from '#app/features/request/receipt/sent-receipt-queries.server.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import { type Email, type EmailContext, emailHome } from './plan-emails.server.tsx'
import { RequestReceiptMail } from './request-receipt-mail.tsx'
import { UnsortedArrivedMail } from './unsorted-arrived-mail.tsx'

async function gather(ctx: EmailContext, unsortedRequestId: number, locale: 'en' | 'es') {
  const [found, operator] = await Promise.all([getUnsortedReceipt(ctx, unsortedRequestId), getOperator(ctx)])
  return found && { ...found, operator, home: emailHome(ctx, operator, locale) }
}

/** The email to the sender of a request that the office sorts out, with what they sent; null when the request is gone. */
export async function composeUnsortedReceipt(
  ctx: EmailContext,
  unsortedRequestId: number,
  locale: 'en' | 'es',
): Promise<Email | null> {
  const found = await gather(ctx, unsortedRequestId, locale)
  if (!found) return null
  const { receipt, receiptKey, operator, home } = found
  const receiptHref = `${ctx.origin}${withLocale(locale, () => links.receipt(receiptKey))}`
  const html = await render(
    <RequestReceiptMail receipt={receipt} locale={locale} receiptHref={receiptHref} home={home} />,
  )
  return {
    to: receipt.email,
    replyTo: operator.email,
    subject: m.receipt_mail_subject_to_sort({}, { locale }),
    html,
    text: toPlainText(html),
  }
}

/** Tells the office of a request that it has to sort out; null when it is gone. */
export async function composeUnsortedArrived(
  ctx: EmailContext,
  unsortedRequestId: number,
): Promise<Email | null> {
  const found = await gather(ctx, unsortedRequestId, 'en')
  if (!found) return null
  const { receipt, reason, operator, home } = found
  const html = await render(<UnsortedArrivedMail receipt={receipt} reason={reason} home={home} />)
  return {
    to: operator.email,
    replyTo: receipt.email || operator.email,
    subject: `Request to sort out, from ${receipt.name}`,
    html,
    text: toPlainText(html),
  }
}
