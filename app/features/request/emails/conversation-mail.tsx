import { Link } from '@react-email/components'
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
  locale: 'en' | 'es'
  home: EmailHome
}

/** About one plan: what happened, somebody's words where there are any, and where to go on. */
export function ConversationMail({ words, href, locale, home }: ConversationMailProps) {
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
    </EmailFrame>
  )
}
