import {
  ActionButton,
  EmailFrame,
  type EmailHome,
  Paragraph,
} from '#app/features/request/emails/email-frame-mail.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'

interface NewsletterConfirmMailProps {
  /** Whether the address already receives the newsletter. */
  subscribed: boolean
  locale: Locale
  /** The page where the owner of the address subscribes or unsubscribes. */
  manageHref: string
  home: EmailHome
}

/** Asks the owner of an address whether it was they who entered it in the newsletter form. */
export function NewsletterConfirmMail({ subscribed, locale, manageHref, home }: NewsletterConfirmMailProps) {
  const language = { locale }
  return (
    <EmailFrame
      lang={locale}
      preview={m.newsletter_mail_preview({}, language)}
      title={m.newsletter_mail_title({}, language)}
      home={home}
    >
      <Paragraph>
        {subscribed ? m.newsletter_mail_already({}, language) : m.newsletter_mail_ask({}, language)}
      </Paragraph>
      <ActionButton href={manageHref}>
        {subscribed ? m.newsletter_mail_manage({}, language) : m.newsletter_mail_link({}, language)}
      </ActionButton>
      <Paragraph faint>{m.newsletter_mail_why({}, language)}</Paragraph>
    </EmailFrame>
  )
}
