import { z } from 'zod'
import { threadFile } from '#app/features/conversation/thread/thread-schema.ts'
import { stages } from '#app/features/plan/core/plan.ts'
import { officePlanner } from '#app/features/plan/handling/handling-schema.ts'
import { proposalSummary } from '#app/features/traveller/proposal/proposal-summary-schema.ts'
import { shares } from '#app/features/wish/wish.ts'
import { wish } from '#app/features/wish/wish-schema.ts'
import { actorKinds } from '#database/values/actor-kinds.ts'
import { groups } from '#database/values/goals.ts'

/** Agreed price, payments and amount owed for a plan, in minor units of one currency. */
export const planMoney = z
  .object({
    currency: z.string(),
    priceMinor: z.int().nullable(),
    paidMinor: z.int().meta({ description: 'Payments received less refunds' }),
    owedMinor: z
      .int()
      .meta({ description: 'Remainder of the agreed price, invoiced or not; negative after overpayment' }),
    invoices: z.array(
      z.object({
        kind: z.enum(['deposit', 'balance']),
        amountMinor: z.int(),
        dueOn: z.iso.date(),
        reference: z.string().meta({ description: 'Payment reference for the traveller’s transfer' }),
        state: z.enum(['open', 'paid']),
        openMinor: z.int().meta({ description: 'What is not paid of it' }),
        isDueAtOnce: z.boolean(),
      }),
    ),
    isCancelled: z.boolean(),
    /** Money in other currencies than the trip's, which pays nothing of it. */
    others: z.array(z.object({ currency: z.string(), paidMinor: z.int() })),
    entries: z
      .array(
        z.object({
          id: z.int(),
          kind: z.enum(['payment', 'refund', 'reversal', 'dispute', 'dispute_won']),
          happenedTs: z.iso.datetime(),
          amountMinor: z.int().meta({ description: 'Above zero if the money came in' }),
          currency: z.string(),
          method: z.enum(['bank', 'card']),
          reference: z.string(),
          reason: z.string(),
          reverses: z.int().nullable().meta({ description: 'The entry that it takes back' }),
          isReversed: z.boolean(),
          isReversible: z.boolean(),
        }),
      )
      .meta({ description: 'What came in and went back, the oldest first' }),
  })
  .meta({ id: 'PlanMoney' })

export type PlanMoney = z.infer<typeof planMoney>

const instant = z.iso.datetime()
const day = z.iso.date()
const words = z.array(z.string())

/** The request, in the traveller's own words and choices. */
const wishes = z
  .object({
    message: z.string(),
    page: z.string().meta({ description: 'Page from which the request was sent' }),
    travelGroup: z.enum(groups).nullable(),
    goals: words,
    startsOn: day.nullable(),
    endsOn: day.nullable(),
    nights: z
      .object({ from: z.int().nullable(), to: z.int().nullable() })
      .nullable()
      .meta({ description: 'Null for an open end' }),
    budgetMinor: z
      .object({ from: z.int().nullable(), to: z.int().nullable() })
      .nullable()
      .meta({ description: 'In minor units of `currency`; null for an open end. `budgetPer` says for whom' }),
    budgetPer: z.enum(shares).meta({ description: 'For each traveller, or for all together' }),
    currency: z.string(),
    travelClass: z.string().nullable(),
    transportation: z.string().nullable(),
    places: words,
    activities: words,
    amenities: words,
    hotels: words,
    transports: words,
  })
  .meta({ id: 'PlanWishes' })

const officeEvent = z
  .object({
    id: z.int(),
    happenedTs: instant,
    kind: z
      .string()
      .meta({ description: 'Kind of the event, such as requested, assigned, handed_over, stage, snoozed' }),
    actorKind: z.enum(actorKinds),
    actorName: z.string().nullable(),
    reason: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'OfficeEvent' })

const officeProposal = z
  .object({
    number: z.int(),
    title: z.string(),
    createdTs: instant,
    updatedTs: instant,
    sendAt: instant.nullable(),
    sentTs: instant.nullable(),
    acceptedTs: instant.nullable(),
    acceptedName: z.string().nullable(),
    priceMinor: z.int().nullable(),
    currency: z.string(),
    version: z.int(),
  })
  .meta({ id: 'OfficeProposal' })

export const presentPerson = z
  .object({ userId: z.int(), name: z.string(), fkey: z.string().nullable() })
  .meta({ id: 'PresentPerson' })

/** Everything about a plan that the office works with. */
export const officePlan = z
  .object({
    id: z.int(),
    country: z.string(),
    trip: z.object({ key: z.string(), title: z.string() }).nullable(),
    daysQuestion: z
      .string()
      .nullable()
      .meta({ description: 'What to ask about days outside the best months of the trip' }),
    firstDraft: z
      .string()
      .nullable()
      .meta({ description: 'The traveller’s first draft, as in the address of its page' }),
    stage: z.enum(stages),
    createdTs: instant,
    assignedTs: instant.nullable(),
    firstResponseTs: instant.nullable(),
    waitsFor: z.enum(['planner', 'traveller', 'nobody']),
    waitingSince: instant,
    answerDueTs: instant,
    snoozedUntil: instant.nullable(),
    lostReason: z.string().nullable(),
    revision: z.int(),
    isSample: z.boolean(),
    isDoubtful: z.boolean().meta({ description: 'Whether the request looks automated' }),
    hasProof: z
      .boolean()
      .meta({ description: 'Whether the sender’s browser solved the proof-of-work challenge' }),
    contact: z.object({
      userId: z.int(),
      name: z.string(),
      email: z.string(),
      emailValidated: z.iso.datetime().nullable().meta({
        description: 'When the address was proved to be the person’s; null if it was not',
      }),
      emailValidateSent: z.iso.datetime().nullable().meta({
        description: 'When an email whose link proves the address was last sent; null if none was',
      }),
      phone: z.string().nullable(),
      locale: z.string(),
      timeZone: z.string().nullable().meta({ description: 'Time zone of the traveller; null if unknown' }),
    }),
    planner: officePlanner.nullable(),
    readerFkey: z.string().nullable().meta({
      description: 'Staff key of whom the request went to, as its receipt says; null for the office',
    }),
    planners: z.array(officePlanner).meta({ description: 'Planners to whom the plan can be handed over' }),
    ownFkey: z.string().nullable().meta({ description: 'Staff key of the caller; null if none' }),
    partner: z
      .string()
      .nullable()
      .meta({ description: 'Name of the partner who referred the traveller; null if none' }),
    wish: wish.meta({ description: 'What the traveller wants, with the travellers as they are known now' }),
    wishes,
    parties: z.array(
      z.object({
        name: z.string().nullable(),
        birthday: day.nullable(),
        prompts: z.array(z.record(z.string(), z.string())),
      }),
    ),
    proposals: z.array(officeProposal).meta({ description: 'The proposals, oldest first' }),
    drafts: z
      .array(proposalSummary)
      .meta({ description: 'The sent proposals, as shown in the conversation' }),
    files: z.array(threadFile).meta({ description: 'Files of the conversation, latest first' }),
    currencies: z
      .array(z.string())
      .meta({ description: 'The currencies in which proposals may be priced, the usual one first' }),
    money: planMoney.nullable().meta({ description: 'Null until a proposal is accepted' }),
    events: z.array(officeEvent).meta({ description: 'The log of the plan, oldest first' }),
    present: z.array(presentPerson).meta({ description: 'People of the office who have the plan open' }),
  })
  .meta({ id: 'OfficePlan' })

export type OfficePlan = z.infer<typeof officePlan>
export type OfficeEvent = z.infer<typeof officeEvent>
export type OfficeProposal = z.infer<typeof officeProposal>
