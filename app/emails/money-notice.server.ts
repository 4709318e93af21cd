import { z } from 'zod'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import {
  asPlanner,
  findPlanSubject,
  officeLink,
  planWords,
  toPlanner,
} from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'money-notice': Queued<typeof email>
  }
}

const texts = {
  refunded: m.money_notice_refunded,
  refund_failed: m.money_notice_refund_failed,
  payment_failed: m.money_notice_payment_failed,
  disputed: m.money_notice_disputed,
  dispute_won: m.money_notice_dispute_won,
  dispute_lost: m.money_notice_dispute_lost,
} as const

const kinds = [
  'refunded',
  'refund_failed',
  'payment_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const

export const email = defineEmail({
  template: 'money-notice',
  reader: 'the plan’s planner, else the office',
  mayContain: 'the traveller’s name, what happened to a card payment at the payment provider, its amount',
  mayNotContain: 'card numbers',
  refusableAs: null,
  props: z.object({
    planId: z.number(),
    what: z.enum(kinds),
    amountMinor: z.number(),
    currency: z.string(),
  }),
  async find(ctx, { planId, ...notice }) {
    const plan = await findPlanSubject(ctx, planId)
    return plan && { ...toPlanner(plan), content: { plan, ...notice } }
  },
  write({ plan, what, amountMinor, currency }, around) {
    const { locale, say } = around
    const sum = formatMoney(amountMinor, currency, locale)
    const words = { ...planWords(plan, locale), name: plan.name, sum }
    return {
      subject: say(m.money_notice_subject, words),
      title: say(m.money_notice_subject, words),
      paragraphs: [say(texts[what], { sum })],
      link: officeLink(plan, around),
      ...asPlanner(plan.id, around),
    }
  },
  samples: [
    { plan: samplePlan, what: 'disputed', amountMinor: 196_800, currency: 'USD' },
    ...kinds.map(what => ({ plan: samplePlan, what, amountMinor: 20_000, currency: 'USD' })),
  ],
})
