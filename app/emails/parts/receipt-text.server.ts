import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDue } from '#app/text/format-due.ts'
import type { Locale } from '#database/values/locale.ts'
import type { EmailText, Surroundings } from './define-email.server.ts'

/** Who answers: the planner, the country's planners, or the office while it sorts the request out. */
function holderLine({ reader, country, dueAt }: Receipt, locale: Locale): string {
  if (dueAt === null) return m.receipt_to_sort({}, { locale })
  if (reader) return m.receipt_who_has_it({ name: reader.name, place: reader.place }, { locale })
  return m.receipt_who_has_it_unknown({ country: country.name }, { locale })
}

/**
 * Confirms a request: who has it and when an answer is due. Anybody can name anybody's address, so nothing of what was
 * written is in it, the name neither: that stands on the receipt's page.
 */
export function receiptText(
  { receipt, receiptKey }: { receipt: Receipt; receiptKey: string },
  { locale, href }: Surroundings,
): Omit<EmailText, 'subject'> {
  const { reader, dueAt, reference } = receipt
  const due = dueAt && m.receipt_answer_due({ due: formatDue(dueAt, locale, reader?.timeZone) }, { locale })
  return {
    title: m.receipt_title({}, { locale }),
    preview: m.receipt_mail_preview({}, { locale }),
    paragraphs: [[holderLine(receipt, locale), due].filter(Boolean).join(' ')],
    facts: reference === null ? [] : [[m.receipt_reference({}, { locale }), reference]],
    link: { text: m.receipt_mail_link({}, { locale }), href: href(() => links.receipt(receiptKey)) },
    why: m.receipt_mail_why({}, { locale }),
  }
}
