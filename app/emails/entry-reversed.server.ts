import { z } from 'zod'
import { findSigned, signedLinks, toSigner } from '#app/emails/parts/plan-subject-queries.server.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { sampleSigned } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'entry-reversed': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'entry-reversed',
  reader: 'the traveller',
  mayContain:
    'the amount that was entered wrongly, what is paid and what is owed now, a link that opens the proposal without a log-in',
  mayNotContain: 'account or card numbers, the office’s reason',
  refusableAs: null,
  props: z.object({
    planId: z.number(),
    /** What was taken back. */
    of: z.enum(['payment', 'refund']),
    amountMinor: z.number(),
    currency: z.string(),
    paidMinor: z.number(),
    owedMinor: z.number(),
    paidIn: z.string(),
  }),
  async find(ctx, props) {
    const signed = await findSigned(ctx, props.planId)
    return signed && { ...toSigner(signed), content: { signed, ...props } }
  },
  write({ signed, of, amountMinor, currency, paidMinor, owedMinor, paidIn }, around) {
    const { locale, say } = around
    const sum = formatMoney(amountMinor, currency, locale)
    const subject = say(m.money_mail_reversed_subject, { sum, country: signed.country[locale] })
    return {
      subject,
      title: subject,
      paragraphs: [
        of === 'payment'
          ? say(m.money_mail_reversed_payment, { sum })
          : say(m.money_mail_reversed_refund, { sum }),
      ],
      facts: [
        [say(m.money_paid_so_far, {}), formatMoney(paidMinor, paidIn, locale)],
        [
          owedMinor < 0 ? say(m.office_money_over, {}) : say(m.money_still_open, {}),
          formatMoney(Math.abs(owedMinor), paidIn, locale),
        ],
      ],
      ...signedLinks(signed, around),
    }
  },
  samples: [
    {
      ...{ signed: sampleSigned, planId: sampleSigned.planId, of: 'payment', amountMinor: 1_968_000 },
      ...{ currency: 'USD', paidMinor: 0, owedMinor: 984_000, paidIn: 'USD' },
    },
    {
      ...{ signed: sampleSigned, planId: sampleSigned.planId, of: 'refund', amountMinor: 5_000 },
      ...{ currency: 'USD', paidMinor: 989_000, owedMinor: -5_000, paidIn: 'USD' },
    },
  ],
})
