import { z } from 'zod'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import {
  asTraveller,
  conversationLink,
  findPlanSubject,
  planWords,
  toTraveller,
} from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    assigned: Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'assigned',
  reader: 'the traveller',
  mayContain:
    'the planner’s first name, the country, when an answer is due; if another planner is away, their first name and until when',
  mayNotContain: 'the office’s other reasons',
  refusableAs: null,
  props: z.object({
    planId: z.number(),
    /** Whose plan it was, and the last day on which they are away. */
    away: z.object({ firstName: z.string(), until: z.iso.date() }).optional(),
  }),
  async find(ctx, { planId, away }) {
    const plan = await findPlanSubject(ctx, planId)
    return plan && { ...toTraveller(plan), content: { plan, away } }
  },
  write({ plan, away }, around) {
    const { locale, say } = around
    const words = planWords(plan, locale)
    const absence = away && { ...words, away: away.firstName, day: formatDay(away.until, locale) }
    return {
      subject: say(m.email_assigned_subject, words),
      title: say(m.email_assigned_title, words),
      preview: absence ? undefined : say(m.email_assigned_preview, words),
      paragraphs: [absence ? say(m.email_assigned_away, absence) : say(m.email_assigned_text, words)],
      link: conversationLink(plan, around),
      ...asTraveller(plan.id, around),
    }
  },
  samples: [
    { plan: samplePlan, away: undefined },
    { plan: samplePlan, away: { firstName: 'Marta', until: '2027-03-28' } },
  ],
})
