import { z } from 'zod'
import { threadFile } from '#app/features/conversation/thread/thread-schema.ts'
import { stages } from '#app/features/plan/core/plan.ts'
import { proposalSummary } from '#app/features/traveller/proposal/proposal-summary-schema.ts'
import { wish } from '#app/features/wish/wish-schema.ts'

/** The planner of a plan, as its traveller sees them. */

const planner = z.object({
  fkey: z.string(),
  name: z.string(),
  firstName: z.string(),
  place: z.string(),
  timeZone: z.string(),
  /** Days count from 1 Monday to 7 Sunday; hours are HH:MM. */
  hours: z.array(z.object({ days: z.array(z.int()), from: z.string(), to: z.string() })),
  daysOff: z
    .array(z.object({ day: z.iso.date(), name: z.string() }))
    .meta({ description: 'Public holidays and absences of the planner in the next month' }),
  away: z
    .array(z.object({ firstDay: z.iso.date(), lastDay: z.iso.date(), standIn: z.string().nullable() }))
    .meta({ description: 'Current and future absences with their stand-ins' }),
  portrait: z.string().meta({ description: 'Address of the portrait' }),
})

const openInvoice = z.object({
  kind: z.enum(['deposit', 'balance']),
  amountMinor: z.int(),
  currency: z.string(),
  dueOn: z.iso.date(),
  isDueAtOnce: z.boolean(),
})

export const ownPlan = z.object({
  id: z.int().positive(),
  country: z.string().meta({ description: 'Tag of the country' }),
  title: z.string(),
  stage: z.enum(stages),
  createdTs: z.iso.datetime(),
  waitsFor: z.enum(['planner', 'traveller', 'nobody']),
  waitingSince: z.iso.datetime(),
  answerDueTs: z.iso.datetime(),
  planner: planner.nullable(),
  picture: z
    .string()
    .meta({ description: 'Address of a picture of the trip, or of the country if none was asked for' }),
  widePicture: z.string().meta({ description: 'The same picture in the format 21:9' }),
  latestProposal: z.int().positive().nullable().meta({ description: 'Number of the latest sent proposal' }),
  latestProposalTs: z.iso.datetime().nullable(),
  acceptedProposal: z.int().positive().nullable(),
  openInvoice: openInvoice.nullable().meta({ description: 'The oldest unpaid invoice' }),
  startsOn: z.iso.date().nullable(),
  days: z.int().nullable(),
  stays: z
    .array(z.object({ place: z.string(), nights: z.int().positive() }))
    .meta({ description: 'Overnight places of the latest or the accepted proposal' }),
  missing: z
    .object({ names: z.int(), birthdays: z.int(), passports: z.int(), flights: z.int() })
    .nullable()
    .meta({ description: 'What an accepted trip still needs of its travellers; null before' }),
  unread: z.int().meta({ description: 'Number of unread messages' }),
})

export const ownPlanWhole = ownPlan.extend({
  wish: wish.meta({ description: 'What you want, with the travellers as they are known now' }),
  wishes: z.object({
    name: z.string().meta({ description: 'Name given in the request' }),
    message: z.string(),
    travelDates: z.string().nullable(),
    nights: z.string().nullable(),
    budgetMinor: z.string().nullable(),
    currency: z.string(),
    travelGroup: z.string().nullable(),
    travelClass: z.string().nullable(),
    goals: z.array(z.string()),
    activities: z.array(z.string()),
    amenities: z.array(z.string()),
    places: z.array(z.string()),
  }),
  parties: z.array(
    z.object({
      name: z.string().nullable(),
      birthday: z.iso.date().nullable(),
      prompts: z.array(z.record(z.string(), z.string())),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.string(),
      happenedTs: z.iso.datetime(),
      number: z.int().nullable().meta({ description: 'Number of the proposal the event is about' }),
      planner: z
        .string()
        .nullable()
        .meta({ description: 'First name of the planner who was assigned by the event' }),
    }),
  ),
  drafts: z.array(proposalSummary).meta({ description: 'Sent proposals, oldest first' }),
  files: z.array(threadFile).meta({ description: 'Files of the conversation, latest first' }),
})

export type OwnPlan = z.infer<typeof ownPlan>
export type OwnPlanWhole = z.infer<typeof ownPlanWhole>
