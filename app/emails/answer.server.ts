import { z } from 'zod'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { firstName } from '#app/text/first-name.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { findMessage, findPlanSubject, toTraveller } from './parts/plan-subject-queries.server.ts'
import { asTraveller, conversationLink, planWords } from './parts/plan-words.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    answer: Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'answer',
  reader: 'the traveller',
  mayContain: 'the planner’s name and that one message',
  mayNotContain: 'notes of the office, earlier messages',
  refusableAs: null,
  props: z.object({ planId: z.number(), messageId: z.number() }),
  async find(ctx, { planId, messageId }) {
    const [plan, message] = await Promise.all([
      findPlanSubject(ctx, planId),
      findMessage(ctx, planId, messageId),
    ])
    return plan && message && { ...toTraveller(plan), content: { plan, message } }
  },
  write({ plan, message }, around) {
    const language = { locale: around.locale }
    const words = { ...planWords(plan, around.locale), author: message.author }
    return {
      subject: m.email_answer_subject(words, language),
      title: m.email_answer_title({ name: firstName(plan.name) }, language),
      paragraphs: [m.email_answer_text(words, language)],
      quoted: message.body,
      link: conversationLink(plan, around),
      ...asTraveller(plan.id, around),
    }
  },
  samples: [
    {
      plan: samplePlan,
      message: { author: 'Daniela Quesada', body: 'In May it rains a little.\n\nBring:\n- boots\n- a hat' },
    },
  ],
})
