import { z } from 'zod'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'account-reset': Queued<typeof email>
  }
}

/** A link to choose another password; nothing is sent if no account has the address. */
export const email = defineEmail({
  template: 'account-reset',
  reader: 'the address that was typed',
  mayContain: 'a link that works once',
  mayNotContain: 'what a stranger typed',
  refusableAs: null,
  props: z.object({ next: z.string().optional() }),
  async find(ctx, { next }, { recipient }) {
    const token = await ctx.identity.makeResetToken(recipient)
    return token === null ? null : { to: recipient, content: { token, next } }
  },
  write({ token, next }, { operator: { name }, href, say }) {
    return {
      subject: say(m.identity_mail_reset_subject, { name }),
      title: say(m.identity_mail_reset_title, {}),
      preview: say(m.identity_mail_reset_preview, {}),
      paragraphs: [say(m.identity_mail_reset_text, {})],
      link: {
        text: say(m.identity_mail_reset_link, {}),
        href: href(() => links.passwordReset(token, next)),
      },
      why: say(m.identity_mail_reset_why, {}),
    }
  },
  samples: [{ token: 'sample', next: undefined }],
})
