import { z } from 'zod'
import { findSigned, signedLinks, toSigner } from '#app/emails/parts/plan-subject-queries.server.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { sampleSigned } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'trip-cancelled': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'trip-cancelled',
  reader: 'the traveller',
  mayContain: 'the amount that goes back',
  mayNotContain: 'account or card numbers',
  refusableAs: null,
  props: z.object({ planId: z.number(), backMinor: z.number(), currency: z.string() }),
  async find(ctx, { planId, backMinor, currency }) {
    const signed = await findSigned(ctx, planId)
    return signed && { ...toSigner(signed), content: { signed, backMinor, currency } }
  },
  write({ signed, backMinor, currency }, around) {
    const { locale, say } = around
    const subject = say(m.money_mail_cancelled_subject, { country: signed.country[locale] })
    return {
      subject,
      title: subject,
      paragraphs: [
        backMinor > 0
          ? say(m.money_mail_cancelled, { sum: formatMoney(backMinor, currency, locale) })
          : say(m.money_mail_cancelled_nothing, {}),
      ],
      ...signedLinks(signed, around),
      // What was signed does not stand any more once this leaves.
      also: null,
    }
  },
  samples: [
    { signed: sampleSigned, backMinor: 492_000, currency: 'USD' },
    { signed: sampleSigned, backMinor: 0, currency: 'USD' },
  ],
})
