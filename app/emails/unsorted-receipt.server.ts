import { z } from 'zod'
import { getUnsortedReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'
import { sampleUnsorted } from './parts/samples.server.ts'
import { receiptText } from './request-receipt.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'unsorted-receipt': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'unsorted-receipt',
  reader: 'the sender of a request that could not be stored as a plan',
  mayContain: 'the receipt’s address',
  mayNotContain: 'what the sender wrote; a planner or a due time: there is none yet',
  refusableAs: null,
  props: z.object({ unsortedRequestId: z.number() }),
  async find(ctx, { unsortedRequestId }) {
    const content = await getUnsortedReceipt(ctx, unsortedRequestId)
    return content && { to: content.receipt.email, content }
  },
  write(content, around) {
    return {
      subject: around.say(m.receipt_mail_subject_to_sort, {}),
      ...receiptText(content, around),
    }
  },
  samples: [sampleUnsorted],
})
