import { z } from 'zod'

const planMoney = z.object({ planId: z.number(), amountMinor: z.number(), currency: z.string() })

/** Every kind of email in the outbox, and what its text is found by. It holds no text: an email is composed when it is sent. */
export const outboxEmail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('request-receipt'), props: z.object({ planId: z.number() }) }),
  z.object({ template: z.literal('request-arrived'), props: z.object({ planId: z.number() }) }),
  z.object({ template: z.literal('unsorted-receipt'), props: z.object({ unsortedRequestId: z.number() }) }),
  z.object({ template: z.literal('unsorted-arrived'), props: z.object({ unsortedRequestId: z.number() }) }),
  z.object({ template: z.literal('newsletter-confirm'), props: z.object({ key: z.string() }) }),
  z.object({ template: z.literal('account-signup'), props: z.object({ signupId: z.string().optional() }) }),
  z.object({ template: z.literal('account-reset'), props: z.object({}) }),
  z.object({ template: z.literal('account-password-changed'), props: z.object({}) }),
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
])

export type OutboxEmail = z.infer<typeof outboxEmail>
