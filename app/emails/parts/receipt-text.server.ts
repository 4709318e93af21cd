import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDue } from '#app/text/format-due.ts'
import type { Surroundings } from './define-email.server.ts'
import type { EmailText } from './email-frame.tsx'
import type { Say } from './say-sentences.server.ts'

/** Who answers: the planner, the country's planners, or the office while it sorts the request out. */
function holderLine({ reader, country, dueAt }: Receipt, say: Say): string {
  if (dueAt === null) return say(m.receipt_to_sort, {})
  if (reader) return say(m.receipt_who_has_it, { name: reader.name, place: reader.place })
  return say(m.receipt_who_has_it_unknown, { country: country.name })
}

/**
 * Confirms a request: who has it and when an answer is due. Anybody can name anybody's address, so nothing of what was
 * written is in it, the name neither: that stands on the receipt's page.
 */
export function receiptText(
  { receipt, receiptKey }: { receipt: Receipt; receiptKey: string },
  { locale, href, say }: Surroundings,
): Omit<EmailText, 'subject'> {
  const { reader, dueAt, reference } = receipt
  const due = dueAt && say(m.receipt_answer_due, { due: formatDue(dueAt, locale, reader?.timeZone) })
  return {
    title: say(m.receipt_title, {}),
    preview: say(m.receipt_mail_preview, {}),
    paragraphs: [[holderLine(receipt, say), due].filter(Boolean).join(' ')],
    facts: reference === null ? [] : [[say(m.receipt_reference, {}), reference]],
    link: { text: say(m.receipt_mail_link, {}), href: href(() => links.receipt(receiptKey)) },
    why: say(m.receipt_mail_why, {}),
  }
}
