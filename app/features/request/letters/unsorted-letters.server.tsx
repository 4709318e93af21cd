import { render, toPlainText } from '@react-email/render'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { getUnsortedReceipt } from '#app/features/request/plan/plan-queries.server.ts'
import { inLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { type Letter, type LetterContext, letterHome } from './plan-letters.server.tsx'
import { RequestReceiptMail } from './request-receipt-mail.tsx'
import { UnsortedArrivedMail } from './unsorted-arrived-mail.tsx'

const templates = ['unsorted-receipt', 'unsorted-arrived'] as const
type UnsortedTemplate = (typeof templates)[number]

export function isUnsortedLetter(template: string): template is UnsortedTemplate {
  return templates.some(known => known === template)
}

/** Writes a letter about a request that the office sorts out; null when the request is gone. */
export async function composeUnsortedLetter(
  ctx: LetterContext,
  template: UnsortedTemplate,
  unsortedRequestId: number,
  locale: 'en' | 'es',
): Promise<Letter | null> {
  const [found, operator] = await Promise.all([getUnsortedReceipt(ctx, unsortedRequestId), getOperator(ctx)])
  if (!found) return null
  const { receipt, receiptKey, reason } = found
  if (template === 'unsorted-arrived') {
    const home = letterHome(ctx, operator, 'en')
    const html = await render(<UnsortedArrivedMail receipt={receipt} reason={reason} home={home} />)
    return {
      to: operator.email,
      replyTo: receipt.email || operator.email,
      subject: `Request to sort out, from ${receipt.name}`,
      html,
      text: toPlainText(html),
    }
  }
  const home = letterHome(ctx, operator, locale)
  const receiptHref = `${ctx.origin}${inLocale(`/receipt/${receiptKey}`, locale)}`
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
