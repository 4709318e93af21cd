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
  write({ key, isSubscribed }, { locale, operator: { name }, href }) {
    return {
      subject: m.newsletter_mail_subject({ name }, { locale }),
      title: m.newsletter_mail_title({}, { locale }),
      preview: m.newsletter_mail_preview({}, { locale }),
      paragraphs: [
        isSubscribed ? m.newsletter_mail_already({}, { locale }) : m.newsletter_mail_ask({}, { locale }),
      ],
      link: {
        text: isSubscribed
          ? m.newsletter_mail_manage({}, { locale })
          : m.newsletter_mail_link({}, { locale }),
        href: href(() => links.newsletter(key)),
      },
      why: m.newsletter_mail_why({}, { locale }),
    }
  },
  samples: [
    { key: 'sample', isSubscribed: false },
    { key: 'sample', isSubscribed: true },
  ],
})
