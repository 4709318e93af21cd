import { z } from 'zod'
import type { Surroundings } from '#app/emails/parts/define-email.server.ts'
import type { EmailText } from '#app/emails/parts/write-email.server.tsx'
import type { Say } from '#app/emails/texts/say-sentences.server.ts'
import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { getReceiptOfPlan } from '#app/features/request/receipt/receipt-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDue } from '#app/text/format-due.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { answerOnTrip, findPlanSubject, toTraveller } from './parts/plan-subject-queries.server.ts'
import { samplePlan, sampleReceipt } from './parts/samples.server.ts'

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

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'request-receipt': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'request-receipt',
  reader: 'the sender',
  mayContain: 'the plan’s number, who has it, when an answer is due, the receipt’s address',
  mayNotContain: 'what the sender wrote, their name neither: anybody can name anybody’s address',
  refusableAs: null,
  props: z.object({ planId: z.number() }),
  async find(ctx, { planId }, { locale }) {
    const [plan, content] = await Promise.all([
      findPlanSubject(ctx, planId),
      getReceiptOfPlan({ ...ctx, locale }, planId),
    ])
    return plan && content && { ...toTraveller(plan), content: { planId, ...content } }
  },
  write(content, around) {
    const { say } = around
    const { name } = content.receipt.country
    const text = receiptText(content, around)
    return {
      subject: say(m.receipt_mail_subject, { country: name }),
      ...text,
      paragraphs: [...text.paragraphs, say(m.receipt_account, {})],
      also: {
        text: say(m.receipt_account_link, {}),
        href: around.href(() => links.logIn({ next: links.account() })),
      },
      answer: answerOnTrip(content.planId, around),
    }
  },
  samples: [
    { planId: samplePlan.id, receiptKey: 'sample', receipt: sampleReceipt },
    { planId: samplePlan.id, receiptKey: 'sample', receipt: { ...sampleReceipt, reader: null } },
    { planId: samplePlan.id, receiptKey: 'sample', receipt: { ...sampleReceipt, reader: null, dueAt: null } },
  ],
})
