import { z } from 'zod'
import { getReceiptOfPlan } from '#app/features/request/receipt/receipt-queries.server.ts'
import { wishFactsFor } from '#app/features/wish/asked-facts.ts'
import { bestMonthsQuestion } from '#app/features/wish/best-months.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDue } from '#app/text/format-due.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { answerInOffice, findPlanSubject, toPlanner } from './parts/plan-subject-queries.server.ts'
import { samplePlan, sampleReceipt } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'request-arrived': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'request-arrived',
  reader: 'the planner who reads the country’s requests, else the office',
  mayContain: 'name, address and telephone of the sender, their words and their wish, the page, the due time',
  refusableAs: null,
  props: z.object({ planId: z.number() }),
  async find(ctx, { planId }, { locale }) {
    const [plan, found] = await Promise.all([
      findPlanSubject(ctx, planId),
      getReceiptOfPlan({ ...ctx, locale }, planId),
    ])
    if (!plan || !found) return null
    const { receipt } = found
    return { ...toPlanner(plan), to: receipt.reader?.email ?? null, content: { planId, receipt } }
  },
  write({ planId, receipt }, around) {
    const { locale, href, say } = around
    const { name, email, phone, country, trip, reader, dueAt, message, wish, url } = receipt
    return {
      subject: say(m.request_mail_subject, { country: country.name, name }),
      title: say(m.request_mail_title, { country: country.name, name }),
      paragraphs: [
        [
          phone ? `${email}, ${phone}.` : `${email}.`,
          trip && say(m.request_mail_trip, { trip: trip.title }),
          reader ? say(m.request_mail_reader, { name: reader.name }) : say(m.request_mail_nobody, {}),
          dueAt && say(m.receipt_answer_due, { due: formatDue(dueAt, locale, reader?.timeZone) }),
        ]
          .filter(Boolean)
          .join(' '),
      ],
      quoted: message,
      facts: wishFactsFor(wish, trip && bestMonthsQuestion(wish, trip.best, locale), locale),
      link: {
        text: say(m.request_mail_office, {}),
        href: href(() => links.officePlan(planId)),
      },
      also: url?.startsWith('/') ? { text: say(m.request_mail_page, {}), href: href(() => url) } : undefined,
      answer: answerInOffice(planId, around),
    }
  },
  samples: [
    { planId: samplePlan.id, receipt: sampleReceipt },
    { planId: samplePlan.id, receipt: { ...sampleReceipt, phone: null, trip: null, reader: null } },
  ],
})
