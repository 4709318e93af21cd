import { z } from 'zod'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'account-password-changed': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'account-password-changed',
  reader: 'the account’s address',
  mayContain: 'that it was changed',
  refusableAs: null,
  props: z.object({}),
  find: async (_ctx, _props, { recipient }) => ({ to: recipient, content: null }),
  write(_content, { locale, operator: { name }, href }) {
    return {
      subject: m.identity_mail_changed_subject({ name }, { locale }),
      title: m.identity_mail_changed_title({}, { locale }),
      preview: m.identity_mail_changed_preview({}, { locale }),
      paragraphs: [m.identity_mail_changed_text({}, { locale })],
      link: { text: m.identity_mail_changed_link({}, { locale }), href: href(() => links.logIn()) },
      why: m.identity_mail_changed_why({}, { locale }),
    }
  },
  samples: [null],
})
