import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { firstName } from '#app/text/first-name.ts'
import { formatDue } from '#app/text/format-due.ts'
import type { Locale } from '#database/values/locale.ts'
import { ActionButton, EmailFrame, type EmailHome, Paragraph, Quoted } from './email-frame-mail.tsx'

interface RequestReceiptMailProps {
  receipt: Receipt
  locale: Locale
  receiptHref: string
  home: EmailHome
}

/** Who answers: the planner, the country's planners, or the office while it sorts the request out. */
function holderLine({ reader, country, dueAt }: Receipt, locale: Locale): string {
  if (dueAt === null) return m.receipt_to_sort({}, { locale })
  if (reader) return m.receipt_who_has_it({ name: reader.name, place: reader.place }, { locale })
  return m.receipt_who_has_it_unknown({ country: country.name }, { locale })
}

/** Confirms to the traveller what was sent, who has it and when an answer is due. */
export function RequestReceiptMail({ receipt, locale, receiptHref, home }: RequestReceiptMailProps) {
  const { reader, dueAt, message } = receipt
  const language = { locale }
  return (
    <EmailFrame
      lang={locale}
      preview={m.receipt_mail_preview({}, language)}
      title={m.receipt_mail_title({ name: firstName(receipt.name) }, language)}
      home={home}
    >
      <Paragraph>
        {holderLine(receipt, locale)}{' '}
        {dueAt && m.receipt_answer_due({ due: formatDue(dueAt, locale, reader?.timeZone) }, language)}
      </Paragraph>
      <Paragraph>{m.receipt_you_wrote({}, language)}</Paragraph>
      <Quoted>{message}</Quoted>
      <ActionButton href={receiptHref}>{m.receipt_mail_link({}, language)}</ActionButton>
      <Paragraph faint>{m.receipt_mail_why({}, language)}</Paragraph>
    </EmailFrame>
  )
}
