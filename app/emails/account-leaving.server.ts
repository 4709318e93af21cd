import { z } from 'zod'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'account-leaving': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'account-leaving',
  reader: 'the account’s address',
  mayContain: 'the day on which it is deleted, what is kept, how to keep it',
  refusableAs: null,
  props: z.object({ deletesOn: z.iso.date() }),
  find: async (_ctx, { deletesOn }, { recipient }) => ({ to: recipient, content: { deletesOn } }),
  write({ deletesOn }, { locale, operator: { name }, href }) {
    const day = formatDay(deletesOn, locale)
    return {
      subject: m.identity_mail_leaving_subject({ name }, { locale }),
      title: m.identity_mail_leaving_title({}, { locale }),
      preview: m.identity_mail_leaving_preview({}, { locale }),
      paragraphs: [m.identity_mail_leaving_text({ day }, { locale })],
      link: {
        text: m.identity_mail_leaving_link({}, { locale }),
        href: href(() => links.accountSettings()),
      },
      why: m.identity_mail_leaving_why({}, { locale }),
    }
  },
  samples: [{ deletesOn: '2027-04-15' }],
})
