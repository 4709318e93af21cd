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
  write({ deletesOn }, { locale, operator: { name }, href, say }) {
    const day = formatDay(deletesOn, locale)
    return {
      subject: say(m.identity_mail_leaving_subject, { name }),
      title: say(m.identity_mail_leaving_title, {}),
      preview: say(m.identity_mail_leaving_preview, {}),
      paragraphs: [say(m.identity_mail_leaving_text, { day })],
      link: {
        text: say(m.identity_mail_leaving_link, {}),
        href: href(() => links.accountSettings()),
      },
      why: say(m.identity_mail_leaving_why, {}),
    }
  },
  samples: [{ deletesOn: '2027-04-15' }],
})
