import { z } from 'zod'
import { findSigned, signedLinks, toSigner } from '#app/emails/parts/plan-subject-queries.server.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { sampleSigned } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'payment-failed': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'payment-failed',
  reader: 'the traveller',
  mayContain: 'the amount that did not come through, a link that opens the proposal without a log-in',
  mayNotContain: 'account or card numbers, why it failed',
  refusableAs: null,
  props: z.object({ planId: z.number(), amountMinor: z.number(), currency: z.string() }),
  async find(ctx, { planId, ...payment }) {
    const signed = await findSigned(ctx, planId)
    return signed && { ...toSigner(signed), content: { signed, ...payment } }
  },
  write({ signed, amountMinor, currency }, around) {
    const { locale, say } = around
    const sum = formatMoney(amountMinor, currency, locale)
    const subject = say(m.money_mail_failed_subject, { sum, country: signed.country[locale] })
    return {
      subject,
      title: subject,
      paragraphs: [say(m.money_mail_failed, { sum })],
      ...signedLinks(signed, around),
    }
  },
  samples: [{ signed: sampleSigned, amountMinor: 196_800, currency: 'USD' }],
})
