import { z } from 'zod'
import { getReceiptOfPlan } from '#app/features/request/receipt/receipt-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'
import { findPlanSubject, toTraveller } from './parts/plan-subject-queries.server.ts'
import { answerOnTrip } from './parts/plan-words.server.ts'
import { receiptText } from './parts/receipt-text.server.ts'
import { samplePlan, sampleReceipt } from './parts/samples.server.ts'

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
  ],
})
