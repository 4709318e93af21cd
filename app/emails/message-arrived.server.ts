import { z } from 'zod'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { defineEmail } from './parts/define-email.server.ts'
import {
  asPlanner,
  findMessage,
  findPlanSubject,
  officeLink,
  planWords,
  toPlanner,
} from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'message-arrived': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'message-arrived',
  reader: 'the plan’s planner, else the office',
  mayContain:
    'the traveller’s name, that one message and the line of a draft that it is about, when an answer is due',
  mayNotContain: 'telephone, address, amounts',
  refusableAs: null,
  props: z.object({ planId: z.number(), messageId: z.number() }),
  async find(ctx, { planId, messageId }) {
    const [plan, message] = await Promise.all([
      findPlanSubject(ctx, planId),
      findMessage(ctx, planId, messageId),
    ])
    return plan && message && { ...toPlanner(plan), content: { plan, message } }
  },
  write({ plan, message }, around) {
    const words = { ...planWords(plan, around.locale), name: plan.name }
    return {
      subject: around.say(m.email_arrived_subject, words),
      title: around.say(m.email_arrived_title, words),
      paragraphs: [
        ...(message.about ? [around.say(m.email_arrived_about, message.about)] : []),
        around.say(m.email_arrived_text, words),
      ],
      quoted: message.body,
      link: officeLink(plan, around),
      ...asPlanner(plan.id, around),
    }
  },
  samples: [
    { plan: samplePlan, message: { author: 'Ana Mora', body: 'Does it rain in May?', about: null } },
    {
      plan: samplePlan,
      message: { author: 'Ana Mora', body: 'Is it far?', about: { name: 'The long road', number: 2 } },
    },
  ],
})
