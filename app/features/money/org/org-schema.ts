import { z } from 'zod'

const minor = z.int()
const day = z.iso.date()

export const leadStages = [
  'new',
  'answered',
  'draft',
  'hot',
  'warm',
  'cold',
  'paused',
  'signed',
  'booked',
  'travelled',
  'lost',
] as const

export type LeadStage = (typeof leadStages)[number]

/** A lead as its partner sees it, without names, messages or prices. */
export const lead = z.object({
  number: z.string(),
  country: z.string(),
  countryTag: z.string(),
  group: z.enum(['Couple', 'Family', 'Solo', 'Friends']).nullable(),
  /** Month of travel, 1 to 12; null if unknown. */
  month: z.int().nullable(),
  stage: z.enum(leadStages),
  /** Number of the latest sent draft, at the stage `draft`. */
  draft: z.int().nullable(),
  createdTs: z.iso.datetime(),
  /** Elapsed time from the request to the first answer. */
  firstAnswerMinutes: z.int().nullable(),
})

export const leadFigures = z.object({
  /** Requests of the last 90 days. */
  sent: z.int(),
  /** Median minutes to the first answer; null for fewer than five. */
  answerMinutes: z.int().nullable(),
  signed: z.int(),
  /** Earned but not paid yet, by currency. */
  owed: z.array(z.object({ currency: z.string(), amountMinor: minor })),
})

const half = z.object({
  amountMinor: minor,
  /** Null while the end of the trip is open. */
  dueOn: day.nullable(),
  /** `paid`; `due` today or earlier; `waiting` for its day; `reversed` with a cancelled trip. */
  state: z.enum(['paid', 'due', 'waiting', 'reversed']),
  paidOn: day.nullable(),
})

export const payoutTrip = z.object({
  number: z.string(),
  country: z.string(),
  currency: z.string(),
  /** When the deposit was paid. */
  earnedOn: day,
  first: half,
  second: half,
})

export const payouts = z.object({
  /** Percent of a trip's price. */
  percent: z.number(),
  /** ISO 8601 durations. */
  firstAfter: z.string(),
  secondAfter: z.string(),
  today: day,
  /** The next payout; null if there is none. */
  next: z.object({ dueOn: day, amountMinor: minor, currency: z.string(), trips: z.int() }).nullable(),
  trips: z.array(payoutTrip),
})

/** A partner, and the halves of commissions that are due to it. */
export const payoutDue = z.object({
  partner: z.string().meta({ description: 'Key of the partner' }),
  name: z.string(),
  sums: z.array(z.object({ currency: z.string(), amountMinor: minor })),
  halves: z.array(
    z.object({
      planId: z.int(),
      part: z.enum(['first', 'second']),
      dueOn: day,
      amountMinor: minor,
      currency: z.string(),
    }),
  ),
  paid: z
    .array(
      z.object({
        entryId: z.int().meta({ description: 'Entry of the ledger, which can be reversed' }),
        planId: z.int(),
        part: z.enum(['first', 'second']),
        paidOn: day,
        amountMinor: minor,
        currency: z.string(),
        reference: z.string(),
      }),
    )
    .meta({ description: 'What was paid and not taken back, the latest first; at most fifty' }),
})

export const payoutOrder = z.object({
  partner: z.string().min(1).max(100),
  /** Last due day that is paid. */
  upTo: day,
  reference: z.string().trim().min(1).max(140).optional(),
})

export const referral = z.object({
  since: z.iso.date().nullable().meta({ description: 'The day on which the person became a partner’s' }),
  key: z.string(),
  name: z.string(),
  /** The partner's own page. Requests sent from it are credited to the partner. */
  url: z.url(),
  /** Signed code that credits a request to the partner when sent with it; dated today. */
  code: z.string(),
  /** Validity of the code, in days. */
  days: z.int(),
})

export type Lead = z.infer<typeof lead>
export type LeadFigures = z.infer<typeof leadFigures>
export type PayoutTrip = z.infer<typeof payoutTrip>
export type Payouts = z.infer<typeof payouts>
export type ReferralView = z.infer<typeof referral>
