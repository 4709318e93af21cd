import { findNewsletterStatus } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { type Email, type EmailContext, emailHome } from '#app/features/request/emails/plan-emails.server.tsx'
import { writeEmail } from '#app/features/request/emails/write-email.server.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'
import { NewsletterConfirmMail } from './newsletter-confirm-mail.tsx'

/** Asks the owner of an address whether they want the newsletter. Returns null if the address was deleted. */
export async function composeNewsletterConfirm(
  ctx: EmailContext,
  key: string,
  locale: Locale,
): Promise<Email | null> {
  const [found, operator] = await Promise.all([findNewsletterStatus(ctx, key), getOperator(ctx)])
  if (!found) return null
  const parts = await writeEmail(
    <NewsletterConfirmMail
      subscribed={found.state === 'subscribed'}
      locale={locale}
      manageHref={`${ctx.origin}${withLocale(locale, () => links.newsletter(key))}`}
      home={emailHome(ctx, operator, locale)}
    />,
  )
  return {
    to: found.email,
    replyTo: operator.email,
    subject: m.newsletter_mail_subject({ name: operator.name }, { locale }),
    ...parts,
  }
}
