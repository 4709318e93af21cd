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
    'review-asked': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'review-asked',
  reader: 'the traveller',
  mayContain: 'the planner’s first name, the country, where a review is written',
  refusableAs: 'review',
  props: z.object({ planId: z.number() }),
  async find(ctx, { planId }) {
    const plan = await findPlanSubject(ctx, planId)
    return plan && { ...toTraveller(plan), content: { plan } }
  },
  write({ plan }, around) {
    const words = { ...planWords(plan, around.locale), name: firstName(plan.name) }
    return {
      subject: around.say(m.email_review_subject, words),
      title: around.say(m.email_review_title, words),
      preview: around.say(m.email_review_preview, words),
      paragraphs: [around.say(m.email_review_text, words)],
      link: { text: around.say(m.email_link_review, {}), href: around.href(() => links.tripReview(plan.id)) },
      ...asTraveller(plan.id, around),
    }
  },
  samples: [{ plan: samplePlan }],
})
