import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { missingDetails, requestedDetails } from '#app/features/plan/core/missing-details-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { firstName } from '#app/text/names.ts'
import { plan as plans } from '#database/schema/plan.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { asTraveller, findPlanSubject, planWords, toTraveller } from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'details-missing': Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'details-missing',
  reader: 'the traveller',
  mayContain:
    'how many names, birthdays and passports are missing, whether the flights are, where they are written',
  mayNotContain: 'the names and passports that are known',
  refusableAs: 'reminder',
  props: z.object({ planId: z.number(), /** Whether passports can be stored. */ passports: z.boolean() }),
  async find(ctx, { planId, passports }) {
    const [plan, [row]] = await Promise.all([
      findPlanSubject(ctx, planId),
      ctx.db.select({ missing: missingDetails }).from(plans).where(eq(plans.id, planId)),
    ])
    const missing = row?.missing && requestedDetails(row.missing, passports)
    // Everything was written while the email waited.
    if (!plan || !missing || Object.values(missing).every(count => count === 0)) return null
    return { ...toTraveller(plan), content: { plan, missing } }
  },
  write({ plan, missing }, around) {
    const { locale, say } = around
    const words = { ...planWords(plan, locale), name: firstName(plan.name) }
    const { names, birthdays, passports, flights } = missing
    const lines = [
      names > 0 && say(m.account_todo_names, { count: names }),
      birthdays > 0 && say(m.account_todo_birthdays, { count: birthdays }),
      passports > 0 && say(m.account_todo_passports, { count: passports }),
      flights > 0 && say(m.account_todo_flights, {}),
    ].filter(line => line !== false)
    return {
      subject: say(m.email_details_subject, words),
      title: say(m.email_details_title, words),
      preview: lines.join(', '),
      paragraphs: [say(m.email_details_text, words), ...lines],
      link: {
        text: say(m.email_details_link, {}),
        href: around.href(() => links.tripTravellers(plan.id)),
      },
      ...asTraveller(plan.id, around),
    }
  },
  samples: [{ plan: samplePlan, missing: { names: 1, birthdays: 2, passports: 2, flights: 1 } }],
})
