import { z } from 'zod'
import { findLinkToken } from '#app/features/account/log-in/login-link-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'account-link': Queued<typeof email>
  }
}

/** A link that logs in; nothing is sent if it expired or no account has the address. */
export const email = defineEmail({
  template: 'account-link',
  reader: 'the address that was typed',
  mayContain: 'a link that works once',
  mayNotContain: 'what a stranger typed',
  refusableAs: null,
  props: z.object({ linkId: z.string(), next: z.string().optional() }),
  async find(ctx, { linkId, next }, { recipient }) {
    const token = await findLinkToken(ctx, recipient, linkId)
    return token === null ? null : { to: recipient, content: { token, next } }
  },
  write({ token, next }, { operator: { name }, href, say }) {
    return {
      subject: say(m.identity_mail_link_subject, { name }),
      title: say(m.identity_mail_link_title, {}),
      preview: say(m.identity_mail_link_preview, {}),
      paragraphs: [say(m.identity_mail_link_text, {})],
      link: {
        text: say(m.identity_mail_link_link, {}),
        href: href(() => links.logIn({ token, next })),
      },
      why: say(m.identity_mail_link_why, {}),
    }
  },
  samples: [{ token: 'sample', next: undefined }],
})
