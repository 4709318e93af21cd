import { z } from 'zod'
import { findInvitation } from '#app/features/account/invitation/invitation-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'staff-invited': Queued<typeof email>
  }
}

/** An invitation to the staff; nothing is sent if it was withdrawn or expired meanwhile. */
export const email = defineEmail({
  template: 'staff-invited',
  reader: 'whom an admin invites',
  mayContain: 'a link that works once, the role, the name of who invites',
  mayNotContain: 'travellers, plans',
  refusableAs: null,
  props: z.object({ invitationId: z.number() }),
  async find(ctx, { invitationId }, { recipient }) {
    const content = await findInvitation(ctx, invitationId)
    return content && { to: recipient, content }
  },
  write({ token, role, by }, { locale, operator: { name }, href }) {
    const words = { name, by: by ?? name }
    return {
      subject: m.invited_mail_subject({ name }, { locale }),
      title: m.invited_mail_title({ name }, { locale }),
      preview: m.invited_mail_preview(words, { locale }),
      paragraphs: [
        role === 'admin'
          ? m.invited_mail_admin(words, { locale })
          : m.invited_mail_planner(words, { locale }),
        m.invited_mail_once({}, { locale }),
      ],
      link: { text: m.invited_mail_link({}, { locale }), href: href(() => links.invitation(token)) },
      why: m.invited_mail_why({ name }, { locale }),
    }
  },
  samples: [{ token: 'sample', role: 'planner', by: 'Marta Vega' }],
})
