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
    'payout-sent': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'payout-sent',
  reader: 'the people of a partner',
  mayContain: 'the sums that were paid, and for how many trips',
  mayNotContain: 'travellers’ names, account numbers',
  refusableAs: null,
  props: z.object({
    /** The partner's key. */
    partner: z.string(),
    sums: z.array(z.object({ amountMinor: z.number(), currency: z.string() })),
    trips: z.number(),
  }),
  async find({ db }, { partner, sums, trips }, { recipient }) {
    const [row] = await db.select({ name: affiliate.name }).from(affiliate).where(eq(affiliate.key, partner))
    return row ? { to: recipient, content: { name: row.name, sums, trips } } : null
  },
  write({ name, sums, trips }, { locale, href, say }) {
    const sum = sums.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, locale)).join(', ')
    const subject = say(m.money_mail_payout_subject, { sum, name })
    return {
      subject,
      title: subject,
      paragraphs: [say(m.money_mail_payout, { sum, trips })],
      link: { text: say(m.org_payouts, {}), href: href(() => links.orgPayouts()) },
    }
  },
  samples: [{ name: 'Heron & Finch', sums: [{ amountMinor: 29_520, currency: 'USD' }], trips: 2 }],
})
