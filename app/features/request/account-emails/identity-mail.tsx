import {
  ActionButton,
  EmailFrame,
  type EmailHome,
  Paragraph,
} from '#app/features/request/emails/email-frame-mail.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'

export type IdentityEmailKind = 'validate' | 'registered' | 'reset' | 'changed' | 'link' | 'leaving'

interface IdentityMailProps {
  kind: IdentityEmailKind
  /** Address of the link. */
  href: string
  /** A date that the text mentions, already formatted. */
  day?: string | undefined
  locale: Locale
  home: EmailHome
}

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

export function identitySubject(kind: IdentityEmailKind, name: string, locale: Locale): string {
  return words[kind].subject({ name }, { locale })
}

/**
 * An email about an account: confirm the address, log in, choose a password, the password was changed. It never
 * repeats text that the person who asked for it typed, because that may be a stranger.
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
