import { m } from '#app/paraglide/messages.js'
import {
  ActionButton,
  EmailFrame,
  type EmailHome,
  FaintLink,
  Paragraph,
  Quoted,
} from './email-frame-mail.tsx'

export interface ConversationWords {
  subject: string
  title: string
  preview: string
  text: string
  /** Somebody's own words. */
  quoted?: string | undefined
  link: string
  /** Why they get this email, or what an answer to it does. */
  why: string | undefined
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
      <ActionButton href={href}>{link}</ActionButton>
      {why && <Paragraph faint>{why}</Paragraph>}
      {refuseHref && <FaintLink href={refuseHref}>{m.email_refuse({}, { locale })}</FaintLink>}
    </EmailFrame>
  )
}
