import type { Locale } from '#database/values/locale.ts'
import { ActionButton, EmailFrame, type EmailHome, Paragraph } from './email-frame-mail.tsx'

interface MoneyMailProps {
  locale: Locale
  title: string
  /** Sentences, one a paragraph. */
  lines: string[]
  /** Values to copy: the account, the reference, the amount. */
  facts?: [name: string, value: string][]
  link: { href: string; text: string } | null
  home: EmailHome
}

/** An email about money: sentences, the values in a list, and a link to the page with the details. */
export function MoneyMail({ locale, title, lines, facts = [], link, home }: MoneyMailProps) {
  return (
    <EmailFrame lang={locale} preview={lines[0] ?? title} title={title} home={home}>
      {lines.map(line => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {facts.map(([name, value]) => (
        <Paragraph key={name}>
          {name}: <strong>{value}</strong>
        </Paragraph>
      ))}
      {link && <ActionButton href={link.href}>{link.text}</ActionButton>}
    </EmailFrame>
  )
}
