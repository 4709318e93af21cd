import { z } from 'zod'
import { stages } from '#app/features/plan/core/plan.ts'
import { officePlanner } from '#app/features/plan/handling/handling-schema.ts'
import { groups as travelGroups } from '#database/values/goals.ts'

/** The inbox's groups in their order: by who has to answer, and by when. `over` is shown only on request. */
export const inboxGroups = ['late', 'today', 'nobody', 'later', 'waiting', 'snoozed', 'over'] as const
export type InboxGroup = (typeof inboxGroups)[number]

const instant = z.iso.datetime()

/** A plan as a row of the inbox. */
export const inboxRow = z
  .object({
    id: z.int(),
    group: z.enum(inboxGroups),
    name: z.string(),
    words: z.string().meta({ description: 'Beginning of the traveller’s latest message' }),
    country: z.string(),
    travelGroup: z.enum(travelGroups).nullable(),
    partySize: z.int().min(0).meta({ description: 'Number of travellers given; 0 if none' }),
    stage: z.enum(stages),
    waitsFor: z.enum(['planner', 'traveller', 'nobody']),
    answerDueTs: instant,
    waitingSince: instant,
    snoozedUntil: instant.nullable(),
    planner: officePlanner.nullable(),
    proposal: z
      .object({ number: z.int(), sent: z.boolean() })
      .nullable()
      .meta({ description: 'The latest proposal' }),
    present: z.array(z.string()).meta({ description: 'Names of others in the office who have it open' }),
    isSample: z.boolean(),
    isDoubtful: z.boolean().meta({ description: 'Whether the request looks automated' }),
    hasProof: z
      .boolean()
      .meta({ description: 'Whether the sender’s browser solved the proof-of-work challenge' }),
  })
  .meta({ id: 'InboxRow' })

export const inboxCounts = z
  .object(
    Object.fromEntries(inboxGroups.map(group => [group, z.int().min(0)])) as Record<InboxGroup, z.ZodInt>,
  )
  .meta({ id: 'InboxCounts', description: 'Number of plans in each group' })

export type InboxRow = z.infer<typeof inboxRow>
export type InboxCounts = z.infer<typeof inboxCounts>

/** Filters of the inbox. */
export interface InboxFilters {
  stage?: InboxRow['stage'] | undefined
  country?: string | undefined
  /** A staff key; `me`, which includes unassigned plans; or `nobody`. */
  planner?: string | undefined
  due?: InboxGroup | undefined
  /** A name, an email address or a plan's number. */
  q?: string | undefined
}

/** Cursor of a page: the group, the sort instant in PostgreSQL's format, and the plan's ID. */
export const inboxPosition = z.tuple([
  z.enum(inboxGroups),
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/),
  z.int().min(0).max(Number.MAX_SAFE_INTEGER),
])
export type InboxPosition = z.infer<typeof inboxPosition>
