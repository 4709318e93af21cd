import { z } from 'zod'
import { findSignupEmail } from '#app/features/account/identity/identity-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'account-signup': Queued<typeof email>
  }
}

/** Asks to confirm the address of a new account, or says that it has an account already: the browser learns neither. */
export const email = defineEmail({
  template: 'account-signup',
  reader: 'the address that was typed',
  mayContain: 'a link that works once, or that the address has an account',
  mayNotContain: 'what a stranger typed',
  refusableAs: null,
  /** Without an id it is the newest sign-up with the address. */
  props: z.object({ signupId: z.string().optional(), next: z.string().optional() }),
  async find(ctx, { signupId, next }, { recipient }) {
    const content = await findSignupEmail(ctx, recipient, signupId)
    return content && { to: recipient, content: { ...content, next } }
  },
  write(content, { operator: { name }, href, say }) {
    if (content.kind === 'registered')
      return {
        subject: say(m.identity_mail_registered_subject, { name }),
        title: say(m.identity_mail_registered_title, {}),
        preview: say(m.identity_mail_registered_preview, {}),
        paragraphs: [say(m.identity_mail_registered_text, {})],
        link: {
          text: say(m.identity_mail_registered_link, {}),
          href: href(() => links.logIn({ next: content.next })),
        },
        why: say(m.identity_mail_registered_why, {}),
      }
    return {
      subject: say(m.identity_mail_validate_subject, { name }),
      title: say(m.identity_mail_validate_title, {}),
      preview: say(m.identity_mail_validate_preview, {}),
      paragraphs: [say(m.identity_mail_validate_text, {})],
      link: {
        text: say(m.identity_mail_validate_link, {}),
        href: href(() => links.validateEmail(content.token, content.next)),
      },
      why: say(m.identity_mail_validate_why, {}),
    }
  },
  samples: [
    { kind: 'validate', token: 'sample', next: undefined },
    { kind: 'registered', next: undefined },
  ],
})
