import {
  ActionButton,
  EmailFrame,
  type EmailHome,
  Paragraph,
} from '#app/features/request/emails/email-frame-mail.tsx'
import { m } from '#app/paraglide/messages.js'

export type IdentityEmailKind = 'validate' | 'registered' | 'reset' | 'changed' | 'link' | 'leaving'

interface IdentityMailProps {
  kind: IdentityEmailKind
  /** Where the email leads. */
  href: string
  /** A day it names, in words. */
  day?: string | undefined
  locale: 'en' | 'es'
  home: EmailHome
}

/** What each email about an account says. */
const words = {
  validate: {
    subject: m.identity_mail_validate_subject,
    title: m.identity_mail_validate_title,
    preview: m.identity_mail_validate_preview,
    text: m.identity_mail_validate_text,
    link: m.identity_mail_validate_link,
    why: m.identity_mail_validate_why,
  },
  registered: {
    subject: m.identity_mail_registered_subject,
    title: m.identity_mail_registered_title,
    preview: m.identity_mail_registered_preview,
    text: m.identity_mail_registered_text,
    link: m.identity_mail_registered_link,
    why: m.identity_mail_registered_why,
  },
  reset: {
    subject: m.identity_mail_reset_subject,
    title: m.identity_mail_reset_title,
    preview: m.identity_mail_reset_preview,
    text: m.identity_mail_reset_text,
    link: m.identity_mail_reset_link,
    why: m.identity_mail_reset_why,
  },
  changed: {
    subject: m.identity_mail_changed_subject,
    title: m.identity_mail_changed_title,
    preview: m.identity_mail_changed_preview,
    text: m.identity_mail_changed_text,
    link: m.identity_mail_changed_link,
    why: m.identity_mail_changed_why,
  },
  link: {
    subject: m.identity_mail_link_subject,
    title: m.identity_mail_link_title,
    preview: m.identity_mail_link_preview,
    text: m.identity_mail_link_text,
    link: m.identity_mail_link_link,
    why: m.identity_mail_link_why,
  },
  leaving: {
    subject: m.identity_mail_leaving_subject,
    title: m.identity_mail_leaving_title,
    preview: m.identity_mail_leaving_preview,
    text: m.identity_mail_leaving_text,
    link: m.identity_mail_leaving_link,
    why: m.identity_mail_leaving_why,
  },
} as const

/** The line in the mailbox. */
export function identitySubject(kind: IdentityEmailKind, name: string, locale: 'en' | 'es'): string {
  return words[kind].subject({ name }, { locale })
}

/**
 * About somebody's account: prove the address, log in, choose a password, it was changed. It never carries what a
 * stranger typed.
 */
export function IdentityMail({ kind, href, day = '', locale, home }: IdentityMailProps) {
  const { title, preview, text, link, why } = words[kind]
  const language = { locale }
  return (
    <EmailFrame lang={locale} preview={preview({}, language)} title={title({}, language)} home={home}>
      <Paragraph>{text({ day }, language)}</Paragraph>
      <ActionButton href={href}>{link({}, language)}</ActionButton>
      <Paragraph faint>{why({}, language)}</Paragraph>
    </EmailFrame>
  )
}
