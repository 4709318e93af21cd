import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { findFactReaders, listOldFacts } from '#app/features/office/catalogue/fact-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay } from '#app/text/figures.ts'
import { users } from '#database/schema/user.ts'
import { defineEmail } from './parts/define-email.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'facts-old': Queued<typeof email>
  }
}

/** What is old when it leaves: nothing is sent if all of it was checked meanwhile, or its reader left. */
export const email = defineEmail({
  template: 'facts-old',
  reader: 'each planner, once a week',
  mayContain: 'what the pages of their countries say that is old, and since when',
  mayNotContain: 'travellers, plans',
  refusableAs: 'facts',
  props: z.object({ userId: z.number() }),
  async find(ctx, { userId }, { recipient, locale }) {
    const [reader] = await findFactReaders(ctx.db, eq(users.id, userId))
    if (!reader) return null
    const { facts, count } = await listOldFacts(ctx, reader, locale)
    if (count === 0) return null
    return {
      to: recipient,
      readerId: userId,
      content: { firstName: reader.firstName, fkey: reader.fkey, facts, count },
    }
  },
  write({ firstName, fkey, facts, count }, { locale, href, say }) {
    const more = count - facts.length
    return {
      subject: say(m.email_facts_subject, { count }),
      title: say(m.email_facts_title, { name: firstName }),
      paragraphs: [
        say(m.email_facts_text, { count }),
        ...(more > 0 ? [say(m.email_facts_more, { count: more })] : []),
      ],
      facts: facts.map(({ title, says, until }) => [
        `${title} (${say(m.office_fresh_since, { day: formatDay(until, locale) })})`,
        says,
      ]),
      link: {
        text: say(m.email_facts_link, {}),
        href: href(() => `${links.officeFreshness()}?planner=${fkey}`),
      },
      why: say(m.email_facts_why, {}),
    }
  },
  samples: [
    {
      ...{ firstName: 'Daniela', fkey: 'daniela-quesada', count: 17 },
      facts: [
        { title: 'Costa Rica: Entry', says: 'No visa for stays of up to 180 days.', until: '2027-02-28' },
        { title: 'Chirripó: Permit', says: 'The permit costs 18 US dollars a day.', until: '2027-03-01' },
      ],
    },
    {
      ...{ firstName: 'Daniela', fkey: 'daniela-quesada', count: 1 },
      facts: [{ title: 'Costa Rica: Water', says: 'Good from every tap.', until: '2027-02-28' }],
    },
  ],
})
