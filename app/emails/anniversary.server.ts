import { z } from 'zod'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { firstName } from '#app/text/names.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { asTraveller, findPlanSubject, planWords, toTraveller } from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    anniversary: Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'anniversary',
  reader: 'the traveller',
  mayContain: 'the planner’s first name, the country, how many years ago the trip began',
  mayNotContain: 'offers, prices',
  refusableAs: 'anniversary',
  props: z.object({ planId: z.number(), years: z.number() }),
  async find(ctx, { planId, years }) {
    const plan = await findPlanSubject(ctx, planId)
    return plan && { ...toTraveller(plan), content: { plan, years } }
  },
  write({ plan, years }, around) {
    const words = { ...planWords(plan, around.locale), name: firstName(plan.name), count: years }
    return {
      subject: around.say(m.email_anniversary_subject, words),
      title: around.say(m.email_anniversary_title, words),
      preview: around.say(m.email_anniversary_preview, words),
      paragraphs: [around.say(m.email_anniversary_text, words)],
      link: {
        text: around.say(m.email_anniversary_link, {}),
        href: around.href(() => links.tripMessages(plan.id, '#newest')),
      },
      ...asTraveller(plan.id, around),
    }
  },
  samples: [{ plan: samplePlan, years: 1 }],
})
