import { z } from 'zod'

const planMoney = z.object({ planId: z.number(), amountMinor: z.number(), currency: z.string() })

/** Every kind of email in the outbox, with the ids from which its text is composed when it is sent. */
const ofPlan = z.object({ planId: z.number() })
const ofMessage = ofPlan.extend({ messageId: z.number() })
const ofProposal = ofPlan.extend({ number: z.number() })

/** Whose plan it was, and the last day (YYYY-MM-DD) on which they are away. */
const away = z.object({ firstName: z.string(), until: z.iso.date() }).optional()

/**
 * Every email that may be in the outbox, with the ids of its content. It contains no text: an email is composed when
 * it is sent.
 */
export const outboxEmail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('request-receipt'), props: z.object({ planId: z.number() }) }),
  z.object({ template: z.literal('request-arrived'), props: z.object({ planId: z.number() }) }),
  z.object({ template: z.literal('unsorted-receipt'), props: z.object({ unsortedRequestId: z.number() }) }),
  z.object({ template: z.literal('unsorted-arrived'), props: z.object({ unsortedRequestId: z.number() }) }),
  z.object({ template: z.literal('newsletter-confirm'), props: z.object({ key: z.string() }) }),
  z.object({ template: z.literal('account-signup'), props: z.object({ signupId: z.string().optional() }) }),
  z.object({ template: z.literal('account-reset'), props: z.object({}) }),
  z.object({ template: z.literal('account-password-changed'), props: z.object({}) }),
  z.object({ template: z.literal('account-leaving'), props: z.object({ deletesOn: z.iso.date() }) }),
  z.object({ template: z.literal('accepted'), props: z.object({ planId: z.number(), number: z.number() }) }),
  z.object({
    template: z.literal('invoice'),
    props: z.object({ planId: z.number(), invoiceId: z.number() }),
  }),
  z.object({ template: z.literal('payment-received'), props: planMoney }),
  z.object({
    template: z.literal('trip-cancelled'),
    props: planMoney.omit({ amountMinor: true }).extend({ backMinor: z.number() }),
  }),
  z.object({ template: z.literal('account-link'), props: z.object({ linkId: z.string() }) }),
  z.object({ template: z.literal('assigned'), props: ofPlan.extend({ away }) }),
  z.object({ template: z.literal('answer'), props: ofMessage }),
  z.object({ template: z.literal('message-arrived'), props: ofMessage }),
  z.object({ template: z.literal('new-proposal'), props: ofProposal }),
  z.object({
    template: z.literal('refund-reminder'),
    /** The refund until the day before `stepsOn` (YYYY-MM-DD), and the refund from then on. */
    props: ofProposal.extend({
      stepsOn: z.iso.date(),
      beforeMinor: z.number(),
      afterMinor: z.number(),
      currency: z.string(),
    }),
  }),
  z.object({ template: z.literal('passed-on'), props: ofPlan.extend({ toOffice: z.boolean(), away }) }),
  z.object({ template: z.literal('review-asked'), props: ofPlan }),
  z.object({ template: z.literal('review-refused'), props: ofPlan }),
])

export type OutboxEmail = z.infer<typeof outboxEmail>
