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
  write(_content, { operator: { name }, href, say }) {
    return {
      subject: say(m.identity_mail_changed_subject, { name }),
      title: say(m.identity_mail_changed_title, {}),
      preview: say(m.identity_mail_changed_preview, {}),
      paragraphs: [say(m.identity_mail_changed_text, {})],
      link: { text: say(m.identity_mail_changed_link, {}), href: href(() => links.logIn()) },
      why: say(m.identity_mail_changed_why, {}),
    }
  },
  samples: [null],
})
