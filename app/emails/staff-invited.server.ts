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

/** An invitation to the staff or to the people of a partner; nothing is sent if it was withdrawn or expired meanwhile. */
export const email = defineEmail({
  template: 'staff-invited',
  reader: 'whom an admin invites',
  mayContain: 'a link that works once, the role, the name of the partner, the name of who invites',
  mayNotContain: 'travellers, plans',
  refusableAs: null,
  props: z.object({ invitationId: z.number() }),
  async find(ctx, { invitationId }, { recipient }) {
    const content = await findInvitation(ctx, invitationId)
    return content && { to: recipient, content }
  },
  write({ token, role, partner, by }, { operator: { name }, href, say }) {
    const words = { name, by: by ?? name, partner: partner ?? '' }
    const means = {
      planner: m.invited_mail_planner,
      admin: m.invited_mail_admin,
      partner: m.invited_mail_partner,
    }
    return {
      subject: partner ? say(m.invited_mail_subject_partner, words) : say(m.invited_mail_subject, { name }),
      title: say(m.invited_mail_title, { name }),
      preview: say(m.invited_mail_preview, words),
      paragraphs: [say(means[role], words), say(m.invited_mail_once, {})],
      link: { text: say(m.invited_mail_link, {}), href: href(() => links.invitation(token)) },
      why: say(m.invited_mail_why, { name }),
    }
  },
  samples: [
    { token: 'sample', role: 'planner', partner: null, by: 'Marta Vega' },
    { token: 'sample', role: 'admin', partner: null, by: 'Marta Vega' },
    { token: 'sample', role: 'partner', partner: 'Oak & Ibis', by: 'Marta Vega' },
  ],
})
