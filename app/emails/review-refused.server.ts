import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { firstName } from '#app/text/names.ts'
import { tripReview } from '#database/schema/review.ts'
import { defineEmail, type EmailContext } from './parts/define-email.server.ts'
import { asTraveller, findPlanSubject, planWords, toTraveller } from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'review-refused': Queued<typeof email>
  }
}

/** Why a review was refused; null if it no longer is. */
async function findReason({ db }: EmailContext, planId: number): Promise<string | null> {
  const [row] = await db
    .select({ reason: tripReview.reason })
    .from(tripReview)
    .where(eq(tripReview.planId, planId))
  return row?.reason ?? null
}

export const email = defineEmail({
  template: 'review-refused',
  reader: 'the traveller',
  mayContain: 'why their review is not shown, in the office’s words',
  mayNotContain: 'the review itself',
  refusableAs: null,
  props: z.object({ planId: z.number() }),
  async find(ctx, { planId }) {
    const [plan, reason] = await Promise.all([findPlanSubject(ctx, planId), findReason(ctx, planId)])
    return plan && reason !== null ? { ...toTraveller(plan), content: { plan, reason } } : null
  },
  write({ plan, reason }, around) {
    const words = { ...planWords(plan, around.locale), name: firstName(plan.name) }
    return {
      subject: around.say(m.email_review_refused_subject, words),
      title: around.say(m.email_review_refused_title, words),
      paragraphs: [around.say(m.email_review_refused_text, words)],
      quoted: reason,
      link: {
        text: around.say(m.email_link_review_again, {}),
        href: around.href(() => links.tripReview(plan.id)),
      },
      ...asTraveller(plan.id, around),
    }
  },
  samples: [{ plan: samplePlan, reason: 'It names another guest. Without the name we show it gladly.' }],
})
