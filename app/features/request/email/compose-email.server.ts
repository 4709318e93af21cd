import {
  composeLeaving,
  composeLogInLink,
  composePasswordChanged,
  composePasswordReset,
  composeSignup,
  type IdentityEmailContext,
} from '#app/features/request/account-emails/identity-emails.server.tsx'
import { composeNewsletterConfirm } from '#app/features/request/account-emails/newsletter-emails.server.tsx'
import { composeConversationEmail } from '#app/features/request/emails/conversation-emails.server.tsx'
import { composeMoneyEmail } from '#app/features/request/emails/money-emails.server.tsx'
import {
  composeRequestArrived,
  composeRequestReceipt,
  type Email,
} from '#app/features/request/emails/plan-emails.server.tsx'
import {
  composeUnsortedArrived,
  composeUnsortedReceipt,
} from '#app/features/request/emails/unsorted-emails.server.tsx'
import { type OutboxEmail, outboxEmail } from '#app/outbox/outbox-email.ts'
import type { Locale } from '#database/values/locale.ts'

/** The columns of an outbox row that its text depends on. */
interface WaitingEmail {
  template: string
  recipient: string
  locale: string
  props: Record<string, unknown>
}

function compose(
  ctx: IdentityEmailContext,
  email: OutboxEmail,
  recipient: string,
  locale: Locale,
): Promise<Email | null> {
  switch (email.template) {
    case 'request-receipt':
      return composeRequestReceipt(ctx, email.props.planId, locale)
    case 'request-arrived':
      return composeRequestArrived(ctx, email.props.planId)
    case 'unsorted-receipt':
      return composeUnsortedReceipt(ctx, email.props.unsortedRequestId, locale)
    case 'unsorted-arrived':
      return composeUnsortedArrived(ctx, email.props.unsortedRequestId)
    case 'newsletter-confirm':
      return composeNewsletterConfirm(ctx, email.props.key, locale)
    case 'account-signup':
      return composeSignup(ctx, recipient, email.props.signupId, locale)
    case 'account-reset':
      return composePasswordReset(ctx, recipient, locale)
    case 'account-password-changed':
      return composePasswordChanged(ctx, recipient, locale)
    case 'account-leaving':
      return composeLeaving(ctx, recipient, email.props.deletesOn, locale)
    case 'accepted':
    case 'invoice':
    case 'payment-received':
    case 'trip-cancelled':
      return composeMoneyEmail(ctx, email, recipient, locale)
    case 'account-link':
      return composeLogInLink(ctx, recipient, email.props.linkId, locale)
    case 'assigned':
    case 'answer':
    case 'message-arrived':
    case 'new-proposal':
    case 'refund-reminder':
    case 'passed-on':
    case 'review-asked':
    case 'review-refused':
      return composeConversationEmail(ctx, email, locale)
  }
}

/** Composes the email of an outbox row. Returns null if its subject was deleted. */
export async function composeEmail(ctx: IdentityEmailContext, row: WaitingEmail): Promise<Email | null> {
  return compose(ctx, outboxEmail.parse(row), row.recipient, row.locale === 'ES' ? 'es' : 'en')
}
