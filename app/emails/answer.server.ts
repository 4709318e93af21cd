import { z } from 'zod'
import { findProposalLink } from '#app/features/proposal/link/proposal-link-queries.server.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { firstName } from '#app/text/names.ts'
import { defineEmail } from './parts/define-email.server.ts'
import {
  asTraveller,
  conversationLink,
  findMessage,
  findPlanSubject,
  planWords,
  proposalLink,
  toTraveller,
} from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    answer: Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'answer',
  reader: 'the traveller',
  mayContain:
    'the planner’s name and that one message, a link that opens the latest proposal without a log-in',
  mayNotContain: 'notes of the office, earlier messages',
  refusableAs: null,
  props: z.object({ planId: z.number(), messageId: z.number() }),
  async find(ctx, { planId, messageId }) {
    const [plan, message, proposal] = await Promise.all([
      findPlanSubject(ctx, planId),
      findMessage(ctx, planId, messageId),
      findProposalLink(ctx, planId),
    ])
    return plan && message && { ...toTraveller(plan), content: { plan, message, proposal } }
  },
  write({ plan, message, proposal }, around) {
    const words = { ...planWords(plan, around.locale), author: message.author }
    return {
      subject: around.say(m.email_answer_subject, words),
      title: around.say(m.email_answer_title, { name: firstName(plan.name) }),
      paragraphs: [around.say(m.email_answer_text, words)],
      quoted: message.body,
      link: conversationLink(plan, around),
      also: proposal && proposalLink(plan.id, proposal, around),
      ...asTraveller(plan.id, around),
    }
  },
  samples: [
    {
      plan: samplePlan,
      proposal: { number: 2, token: 'sample' },
      message: {
        author: 'Daniela Quesada',
        body: 'In May it rains a little.\n\nBring:\n- boots\n- a hat',
        about: null,
      },
    },
  ],
})
