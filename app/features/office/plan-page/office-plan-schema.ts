import { z } from 'zod'
import { threadFile } from '#app/features/conversation/thread/thread-schema.ts'
import { stages } from '#app/features/plan/core/plan.ts'
import { officePlanner } from '#app/features/plan/handling/planner-schema.ts'
import { proposalSummary } from '#app/features/traveller/proposal/proposal-summary-schema.ts'
import { shares } from '#app/features/wish/wish.ts'
import { actorKinds } from '#database/values/actor-kinds.ts'
import { groups } from '#database/values/goals.ts'
import { planMoney } from './plan-money-schema.ts'

const instant = z.iso.datetime()
const day = z.iso.date()
const words = z.array(z.string())

/** The request, in the traveller's own words and choices. */
const wishes = z
  .object({
    message: z.string(),
    page: z.string().meta({ description: 'Where they asked from' }),
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
    kind: z.string().meta({ description: 'Such as requested, assigned, handed_over, stage, snoozed' }),
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
    firstDraft: z
      .string()
      .nullable()
      .meta({ description: 'The draft the traveller made, as the address of its page carries it' }),
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
    isDoubtful: z.boolean().meta({ description: 'Whether it looks as if a machine had sent it' }),
    hasProof: z
      .boolean()
      .meta({ description: 'Whether its sender’s browser did the work it was asked to do' }),
    contact: z.object({
      userId: z.int(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      locale: z.string(),
      timeZone: z.string().nullable().meta({ description: 'Null where it is not known' }),
    }),
    planner: officePlanner.nullable(),
    planners: z.array(officePlanner).meta({ description: 'Planners it may be handed to' }),
    ownFkey: z.string().nullable().meta({ description: 'Who the caller is on the staff' }),
    partner: z.string().nullable().meta({ description: 'Name of the partner it came by' }),
    wishes,
    parties: z.array(
      z.object({
        name: z.string().nullable(),
        birthday: day.nullable(),
        prompts: z.array(z.record(z.string(), z.string())),
      }),
    ),
    proposals: z.array(officeProposal).meta({ description: 'The first draft first' }),
    drafts: z
      .array(proposalSummary)
      .meta({ description: 'Those that were sent, as the conversation shows them' }),
    files: z.array(threadFile).meta({ description: 'What came with the conversation, the latest first' }),
    money: planMoney.nullable().meta({ description: 'Null before a proposal was accepted' }),
    events: z.array(officeEvent).meta({ description: 'The oldest first' }),
    present: z.array(presentPerson).meta({ description: 'Who of the office has it open' }),
  })
  .meta({ id: 'OfficePlan' })

export type OfficePlan = z.infer<typeof officePlan>
export type OfficeEvent = z.infer<typeof officeEvent>
export type OfficeProposal = z.infer<typeof officeProposal>
