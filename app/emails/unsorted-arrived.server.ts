import { z } from 'zod'
import { getUnsortedReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import { wishFacts } from '#app/features/wish/wish-words.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'
import { sampleUnsorted } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'unsorted-arrived': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'unsorted-arrived',
  reader: 'the office',
  mayContain:
    'name, address and telephone of the sender, their words and their wish, the page, why it could not be stored',
  mayNotContain: 'a planner or a due time: there is none yet',
  refusableAs: null,
  props: z.object({ unsortedRequestId: z.number() }),
  async find(ctx, { unsortedRequestId }) {
    const content = await getUnsortedReceipt(ctx, unsortedRequestId)
    return content && { to: null, answersTo: content.receipt.email, content }
  },
  write({ receipt, reason }, { locale, href, say }) {
    const { name, email, phone, country, message, wish, url } = receipt
    return {
      subject: say(m.unsorted_mail_subject, { name }),
      title: say(m.unsorted_mail_title, { name }),
      paragraphs: [
        [
          phone ? `${email}, ${phone}.` : `${email}.`,
          url
            ? say(m.unsorted_mail_sent_from, { country: country.name, page: url })
            : say(m.unsorted_mail_sent, { country: country.name }),
        ].join(' '),
        say(m.unsorted_mail_text, { reason }),
      ],
      quoted: message,
      facts: wishFacts(wish, locale),
      link: { text: say(m.unsorted_mail_office, {}), href: href(() => links.officeUnsorted()) },
    }
  },
  samples: [sampleUnsorted, { ...sampleUnsorted, receipt: { ...sampleUnsorted.receipt, url: null } }],
})
