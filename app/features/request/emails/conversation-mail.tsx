import { Link } from '@react-email/components'
import { m } from '#app/paraglide/messages.js'
import { EmailFrame, type EmailHome, ink, Paragraph, Quoted } from './email-frame-mail.tsx'

export interface ConversationWords {
  subject: string
  title: string
  preview: string
  text: string
  /** Somebody's own words. */
  quoted?: string | undefined
  link: string
  /** Why they get this email, and what an answer to it does. */
  why: string
}

interface ConversationMailProps {
  words: ConversationWords
  href: string
  /** Where they can do without emails of this kind. */
  refuseHref?: string | undefined
  locale: 'en' | 'es'
  home: EmailHome
}

/** About one plan: what happened, somebody's words where there are any, and where to go on. */
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
