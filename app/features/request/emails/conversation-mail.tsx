import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'
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
  /** The text that a person wrote. */
  quoted?: string | undefined
  link: string
  /** Why they get this email, or what an answer to it does. */
  why: string | undefined
}

interface ConversationMailProps {
  words: ConversationWords
  href: string
  /** Link that unsubscribes from this kind of email. */
  refuseHref?: string | undefined
  locale: Locale
  home: EmailHome
}

/** An email about one plan: what happened, a quoted text if there is one, and a link. */
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
