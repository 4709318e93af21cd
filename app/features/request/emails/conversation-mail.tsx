import { Link } from '@react-email/components'
import { m } from '#app/paraglide/messages.js'
import { EmailFrame, type EmailHome, ink, Paragraph, Quoted } from './email-frame-mail.tsx'

export interface ConversationWords {
  subject: string
  title: string
  preview: string
  text: string
  /** The text that a person wrote. */
  quoted?: string | undefined
  link: string
  /** Why the recipient gets this email, and where a reply goes. */
  why: string
}

interface ConversationMailProps {
  words: ConversationWords
  href: string
  /** Link that unsubscribes from this kind of email. */
  refuseHref?: string | undefined
  locale: 'en' | 'es'
  home: EmailHome
}

/** An email about one plan: what happened, a quoted text if there is one, and a link. */
export function ConversationMail({ words, href, refuseHref, locale, home }: ConversationMailProps) {
  const { title, preview, text, quoted, link, why } = words
  return (
    <EmailFrame lang={locale} preview={preview} title={title} home={home}>
      <Paragraph>{text}</Paragraph>
      {quoted && <Quoted>{quoted}</Quoted>}
      <Paragraph>
        <Link href={href} style={{ color: ink }}>
          {link}
        </Link>
      </Paragraph>
      <Paragraph faint>{why}</Paragraph>
      {refuseHref && (
        <Paragraph faint>
          <Link href={refuseHref} style={{ color: ink }}>
            {m.email_refuse({}, { locale })}
          </Link>
        </Paragraph>
      )}
    </EmailFrame>
  )
}
