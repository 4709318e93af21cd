import { z } from 'zod'
import {
  answerInOffice,
  findSigned,
  signedLinks,
  toSigner,
} from '#app/emails/parts/plan-subject-queries.server.ts'
import { links } from '#app/links.ts'
import type { Queued } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/text/days.ts'
import { formatDay } from '#app/text/figures.ts'
import { defineEmail } from './parts/define-email.server.ts'
import { sampleSigned } from './parts/samples.server.ts'

declare module '#app/outbox/outbox-email.ts' {
  interface OutboxEmails {
    accepted: Queued<typeof email>
  }
}

export const email = defineEmail({
  template: 'accepted',
  reader: 'the traveller, and the planner who wrote the proposal',
  mayContain:
    'who signed which draft on which day, the version of the terms, the first letters of the fingerprint; to the traveller, a link that opens it without a log-in',
  mayNotContain: 'amounts',
  refusableAs: null,
  props: z.object({ planId: z.number(), number: z.number() }),
  async find(ctx, { planId }, { recipient }) {
    const signed = await findSigned(ctx, planId)
    if (!signed) return null
    const isTheirs = recipient.toLowerCase() === signed.email.toLowerCase()
    return { ...(isTheirs ? toSigner(signed) : { to: recipient }), content: { signed, isTheirs } }
  },
  write({ signed, isTheirs }, around) {
    const { locale, href, say } = around
    const { planId, number, country, countryTag, name, acceptedTs, termsVersion, fingerprint } = signed
    const subject = say(m.money_mail_accepted_subject, { number, country: country[locale] })
    const day = formatDay(dayOf(acceptedTs ?? new Date(0)), locale)
    const booking = signedLinks(signed, around)
    return {
      subject,
      title: subject,
      paragraphs: [say(m.money_mail_accepted, { name, number, day, version: termsVersion })],
      facts: [[say(m.money_fingerprint, {}), fingerprint.slice(0, 16)]],
      ...(isTheirs
        ? {
            ...booking,
            link: booking.also ?? booking.link,
            also: booking.also && booking.link,
            prepare: {
              text: say(m.before_email, { country: country[locale] }),
              href: href(() => links.beforeYouGo(countryTag)),
            },
          }
        : {
            link: { text: say(m.money_mail_link, {}), href: href(() => links.officePlan(planId)) },
            answer: answerInOffice(planId, around),
          }),
    }
  },
  samples: [
    { signed: sampleSigned, isTheirs: true },
    { signed: sampleSigned, isTheirs: false },
  ],
})
