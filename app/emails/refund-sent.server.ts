import { z } from 'zod'
import { findSigned, signedLinks, toSigner } from '#app/emails/parts/plan-subject-queries.server.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { sampleSigned } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'refund-sent': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'refund-sent',
  reader: 'the traveller',
  mayContain:
    'the amount that goes back, and whether to the card or by bank, a link that opens the proposal without a log-in',
  mayNotContain: 'account or card numbers, the office’s reason',
  refusableAs: null,
  props: z.object({
    planId: z.number(),
    amountMinor: z.number(),
    currency: z.string(),
    /** Whether all of it goes to the card that paid. */
    byCard: z.boolean(),
  }),
  async find(ctx, { planId, ...refund }) {
    const signed = await findSigned(ctx, planId)
    return signed && { ...toSigner(signed), content: { signed, ...refund } }
  },
  write({ signed, amountMinor, currency, byCard }, around) {
    const { locale, say } = around
    const sum = formatMoney(amountMinor, currency, locale)
    const subject = say(m.money_mail_refund_subject, { sum, country: signed.country[locale] })
    return {
      subject,
      title: subject,
      paragraphs: [byCard ? say(m.money_mail_refund_card, { sum }) : say(m.money_mail_refund_bank, { sum })],
      ...signedLinks(signed, around),
    }
  },
  samples: [
    { signed: sampleSigned, amountMinor: 20_000, currency: 'USD', byCard: true },
    { signed: sampleSigned, amountMinor: 20_000, currency: 'USD', byCard: false },
  ],
})
