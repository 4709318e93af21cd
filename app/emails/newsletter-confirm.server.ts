import { z } from 'zod'
import { findNewsletterStatus } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'newsletter-confirm': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'newsletter-confirm',
  reader: 'the address that was typed',
  mayContain: 'a link to say yes or no',
  refusableAs: null,
  props: z.object({ key: z.string() }),
  async find(ctx, { key }) {
    const status = await findNewsletterStatus(ctx, key)
    return status && { to: status.email, content: { key, isSubscribed: status.state === 'subscribed' } }
  },
  write({ key, isSubscribed }, { operator: { name }, href, say }) {
    return {
      subject: say(m.newsletter_mail_subject, { name }),
      title: say(m.newsletter_mail_title, {}),
      preview: say(m.newsletter_mail_preview, {}),
      paragraphs: [isSubscribed ? say(m.newsletter_mail_already, {}) : say(m.newsletter_mail_ask, {})],
      link: {
        text: isSubscribed ? say(m.newsletter_mail_manage, {}) : say(m.newsletter_mail_link, {}),
        href: href(() => links.newsletter(key)),
      },
      why: say(m.newsletter_mail_why, {}),
    }
  },
  samples: [
    { key: 'sample', isSubscribed: false },
    { key: 'sample', isSubscribed: true },
  ],
})
