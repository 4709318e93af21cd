import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { getUnsortedReceipt } from '#app/features/request/receipt/sent-receipt-queries.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'
import { composeReceipt, type Email, type EmailContext, emailHome } from './plan-emails.server.tsx'
import { UnsortedArrivedMail } from './unsorted-arrived-mail.tsx'
import { writeEmail } from './write-email.server.ts'

async function gather(ctx: EmailContext, unsortedRequestId: number, locale: Locale) {
  const [found, operator] = await Promise.all([getUnsortedReceipt(ctx, unsortedRequestId), getOperator(ctx)])
  return found && { ...found, operator, home: emailHome(ctx, operator, locale) }
}

/** Confirms an unsorted request to its sender. Returns null if the request was deleted. */
export async function composeUnsortedReceipt(
  ctx: EmailContext,
  unsortedRequestId: number,
  locale: Locale,
): Promise<Email | null> {
  const found = await gather(ctx, unsortedRequestId, locale)
  if (!found) return null
  const subject = m.receipt_mail_subject_to_sort({}, { locale })
  return composeReceipt(ctx, found, locale, { subject, replyTo: found.operator.email })
}

/** Notifies the office of a request to sort out. Returns null if it was deleted. */
export async function composeUnsortedArrived(
  ctx: EmailContext,
  unsortedRequestId: number,
): Promise<Email | null> {
  const found = await gather(ctx, unsortedRequestId, 'en')
  if (!found) return null
  const { receipt, reason, operator, home } = found
  const parts = await writeEmail(<UnsortedArrivedMail receipt={receipt} reason={reason} home={home} />)
  return {
    to: operator.email,
    replyTo: receipt.email || operator.email,
    subject: `Request to sort out, from ${receipt.name}`,
    ...parts,
  }
}
