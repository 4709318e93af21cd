import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { findProposalLink } from '#app/features/proposal/link/proposal-link-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { proposal } from '#database/schema/proposal.ts'
import { defineEmail, type EmailContext } from './parts/define-email.server.ts'
import { asTraveller, findPlanSubject, planWords, toTraveller } from './parts/plan-subject-queries.server.ts'
import { samplePlan } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    'new-proposal': Queued<typeof email>
  }
}

/** A proposal and its note, once it was sent. */
async function findSent({ db }: EmailContext, planId: number, number: number) {
  const [row] = await db
    .select({ note: proposal.note, title: proposal.title, sentTs: proposal.sentTs })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  return row?.sentTs ? row : null
}

export const email = defineEmail({
  template: 'new-proposal',
  reader: 'the traveller',
  mayContain: 'number, title and note of a proposal that was sent, a link that opens it without a log-in',
  mayNotContain: 'prices, other drafts',
  refusableAs: 'proposal',
  props: z.object({ planId: z.number(), number: z.number() }),
  async find(ctx, { planId, number }) {
    const [plan, sent, link] = await Promise.all([
      findPlanSubject(ctx, planId),
      findSent(ctx, planId, number),
      findProposalLink(ctx, planId),
    ])
    if (!plan || !sent) return null
    const { title, note } = sent
    return { ...toTraveller(plan), content: { plan, number, title, note, token: link?.token ?? '' } }
  },
  write({ plan, number, title, note, token }, around) {
    const words = { ...planWords(plan, around.locale), number, title }
    return {
      subject: around.say(m.email_proposal_subject, words),
      title: around.say(m.email_proposal_title, words),
      preview: note ? undefined : around.say(m.email_proposal_preview, words),
      paragraphs: [around.say(m.email_proposal_text, words)],
      quoted: note,
      link: {
        text: around.say(m.email_link_proposal, { number }),
        href: around.href(() => links.ownProposal(plan.id, number, token)),
      },
      ...asTraveller(plan.id, around),
    }
  },
  samples: [
    {
      plan: samplePlan,
      number: 2,
      title: 'Slow water',
      note: 'Three days by boat, as you asked.',
      token: 'sample',
    },
    { plan: samplePlan, number: 2, title: 'Slow water', note: '', token: 'sample' },
  ],
})
