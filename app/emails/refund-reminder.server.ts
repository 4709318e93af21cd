import { z } from 'zod'
import { findProposalLink } from '#app/features/proposal/link/proposal-link-queries.server.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import {
  asTraveller,
  conversationLink,
  findPlanSubject,
  planWords,
  proposalLink,
  toTraveller,
} from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'refund-reminder': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'refund-reminder',
  reader: 'the traveller',
  mayContain:
    'the day, and what comes back before and after it of what they paid, a link that opens the proposal without a log-in',
  mayNotContain: 'account or card numbers',
  refusableAs: 'reminder',
  props: z.object({
    planId: z.number(),
    number: z.number(),
    /** The first day with a smaller refund; `beforeMinor` comes back until the day before. */
    stepsOn: z.iso.date(),
    beforeMinor: z.number(),
    afterMinor: z.number(),
    currency: z.string(),
  }),
  async find(ctx, refund) {
    const [plan, proposal] = await Promise.all([
      findPlanSubject(ctx, refund.planId),
      findProposalLink(ctx, refund.planId),
    ])
    return plan && { ...toTraveller(plan), content: { plan, proposal, ...refund } }
  },
  write({ plan, proposal, stepsOn, beforeMinor, afterMinor, currency }, around) {
    const { locale, say } = around
    const words = {
      ...planWords(plan, locale),
      day: formatDay(stepsOn, locale),
      before: formatMoney(beforeMinor, currency, locale),
      after: formatMoney(afterMinor, currency, locale),
    }
    return {
      subject: say(m.email_refund_subject, words),
      title: say(m.email_refund_title, words),
      preview: say(m.email_refund_preview, words),
      paragraphs: [say(m.email_refund_text, words)],
      link: proposal ? proposalLink(plan.id, proposal, around) : conversationLink(plan, around),
      ...asTraveller(plan.id, around),
    }
  },
  samples: [
    {
      ...{
        plan: samplePlan,
        proposal: { number: 2, token: 'sample' },
        planId: samplePlan.id,
        number: 2,
        stepsOn: '2027-05-01',
      },
      ...{ beforeMinor: 125_000, afterMinor: 62_500, currency: 'USD' },
    },
  ],
})
