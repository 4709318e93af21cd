import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { findSigned, signedLinks, toSigner } from '#app/emails/parts/plan-subject-queries.server.ts'
import { isDueAtOnce } from '#app/features/money/terms/terms.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { invoice } from '#database/schema/money.ts'
import { defineEmail, type EmailContext } from './parts/define-email.server.ts'
import { sampleSigned } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    invoice: Queued<typeof email>
  }
}

async function findInvoice({ db }: EmailContext, invoiceId: number) {
  const { reference, amountMinor, currency, dueOn, issuedTs } = invoice
  const [row] = await db
    .select({ reference, amountMinor, currency, dueOn, issuedTs })
    .from(invoice)
    .where(eq(invoice.id, invoiceId))
  return row ?? null
}

const sampleDue = {
  ...{ reference: '7K2M-9QXA', amountMinor: 196_800, currency: 'USD', dueOn: '2027-03-30' },
  issuedTs: new Date('2027-03-27T12:00:00Z'),
}

export const email = defineEmail({
  template: 'invoice',
  reader: 'the traveller',
  mayContain:
    'the operator’s account, the reference, the amount, the day it is due, a link that opens the proposal without a log-in',
  mayNotContain: 'the traveller’s own account or card',
  refusableAs: null,
  props: z.object({ planId: z.number(), invoiceId: z.number() }),
  async find(ctx, { planId, invoiceId }) {
    const [signed, due] = await Promise.all([findSigned(ctx, planId), findInvoice(ctx, invoiceId)])
    return signed && due && { ...toSigner(signed), content: { signed, due } }
  },
  write({ signed, due: { reference, amountMinor, currency, dueOn, issuedTs } }, around) {
    const {
      locale,
      operator: { bank },
    } = around
    const subject = around.say(m.money_mail_invoice_subject, { reference, country: signed.country[locale] })
    return {
      subject,
      title: subject,
      paragraphs: [
        isDueAtOnce({ dueOn, issuedTs })
          ? around.say(m.money_mail_invoice_at_once, {})
          : around.say(m.money_mail_invoice, { day: formatDay(dueOn, locale) }),
      ],
      facts: [
        [around.say(m.booking_to, {}), `${bank.holder}, ${bank.name}`],
        ['IBAN', bank.iban],
        ['BIC', bank.bic],
        [around.say(m.booking_reference, {}), reference],
        [around.say(m.booking_amount, {}), formatMoney(amountMinor, currency, locale)],
      ],
      ...signedLinks(signed, around),
    }
  },
  samples: [
    { signed: sampleSigned, due: sampleDue },
    { signed: sampleSigned, due: { ...sampleDue, dueOn: '2027-03-27' } },
  ],
})
