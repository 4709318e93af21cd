import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import { affiliate } from '#database/schema/user.ts'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'payout-reversed': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'payout-reversed',
  reader: 'the people of a partner',
  mayContain: 'the sum that was entered wrongly',
  mayNotContain: 'travellers’ names, account numbers, the office’s reason',
  refusableAs: null,
  props: z.object({
    /** The partner's key. */
    partner: z.string(),
    amountMinor: z.number(),
    currency: z.string(),
  }),
  async find({ db }, { partner, amountMinor, currency }, { recipient }) {
    const [row] = await db.select({ name: affiliate.name }).from(affiliate).where(eq(affiliate.key, partner))
    return row ? { to: recipient, content: { name: row.name, amountMinor, currency } } : null
  },
  write({ name, amountMinor, currency }, { locale, href, say }) {
    const sum = formatMoney(amountMinor, currency, locale)
    const subject = say(m.money_mail_payout_back_subject, { sum, name })
    return {
      subject,
      title: subject,
      paragraphs: [say(m.money_mail_payout_back, { sum })],
      link: { text: say(m.org_payouts, {}), href: href(() => links.orgPayouts()) },
    }
  },
  samples: [{ name: 'Heron & Finch', amountMinor: 29_520, currency: 'USD' }],
})
