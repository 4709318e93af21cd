import { render, toPlainText } from '@react-email/render'
import { findLetter } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { inLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { LetterConfirmMail } from './newsletter-confirm-mail.tsx'
import { type Letter, type LetterContext, letterHome } from './plan-emails.server.tsx'

/** Asks the owner of an address whether they want the letter; null when the address is gone. */
export async function composeLetterConfirm(
  ctx: LetterContext,
  key: string,
  locale: 'en' | 'es',
): Promise<Letter | null> {
  const [found, operator] = await Promise.all([findLetter(ctx, key), getOperator(ctx)])
  if (!found) return null
  const html = await render(
    <LetterConfirmMail
      subscribed={found.state === 'subscribed'}
      locale={locale}
      letterHref={`${ctx.origin}${inLocale(`/account/letter/${key}`, locale)}`}
      home={letterHome(ctx, operator, locale)}
    />,
  )
  return {
    to: found.email,
    replyTo: operator.email,
    subject: m.newsletter_mail_subject({ name: operator.name }, { locale }),
    html,
    text: toPlainText(html),
  }
}
