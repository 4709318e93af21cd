import { z } from 'zod'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay } from '#app/text/figures.ts'
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
    'passed-on': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'passed-on',
  reader: 'the planner it is passed to, else the operator',
  mayContain: 'the traveller’s name, the country, when an answer is due; who is away until when',
  mayNotContain: 'who was late, amounts',
  refusableAs: null,
  props: z.object({
    planId: z.number(),
    /** Whether no planner is left. */
    toOffice: z.boolean(),
    /** Whose plan it was, and the last day on which they are away. */
    away: z.object({ firstName: z.string(), until: z.iso.date() }).optional(),
  }),
  async find(ctx, { planId, toOffice, away }) {
    const plan = await findPlanSubject(ctx, planId)
    // Passed on to the office, it belongs to the operator and not to the planner who missed the deadline.
    return plan && { ...toPlanner(toOffice ? { ...plan, planner: null } : plan), content: { plan, away } }
  },
  write({ plan, away }, around) {
    const { locale, say } = around
    const words = { ...planWords(plan, locale), name: plan.name }
    const absence = away && { ...words, away: away.firstName, day: formatDay(away.until, locale) }
    return {
      subject: say(m.email_passed_subject, words),
      title: say(m.email_passed_title, words),
      paragraphs: [absence ? say(m.email_passed_away, absence) : say(m.email_passed_text, words)],
      link: officeLink(plan, around),
      ...asPlanner(plan.id, around),
    }
  },
  samples: [
    { plan: samplePlan, away: undefined },
    { plan: samplePlan, away: { firstName: 'Marta', until: '2027-03-28' } },
  ],
})
