import { z } from 'zod'
import { officePlanner } from '#app/features/office/handling/planner-schema.ts'
import { stages } from '#app/features/request/plan/plan.ts'
import { groups as travelGroups } from '#database/values/goals.ts'

/** The inbox's groups in their order: by who waits, and how long for. `over` is shown only when asked for. */
export const inboxGroups = ['late', 'today', 'nobody', 'later', 'waiting', 'snoozed', 'over'] as const
export type InboxGroup = (typeof inboxGroups)[number]

const instant = z.iso.datetime()

/** A plan as a row of the inbox. */
export const inboxRow = z
  .object({
    id: z.int(),
    group: z.enum(inboxGroups),
    name: z.string(),
    words: z.string().meta({ description: 'How their latest words begin' }),
    country: z.string(),
    travelGroup: z.enum(travelGroups).nullable(),
    partySize: z.int().min(0).meta({ description: 'How many are named; 0 where nobody is' }),
    stage: z.enum(stages),
    waitsFor: z.enum(['planner', 'traveller', 'nobody']),
    answerDueTs: instant,
    waitingSince: instant,
    snoozedUntil: instant.nullable(),
    planner: officePlanner.nullable(),
    proposal: z
      .object({ number: z.int(), sent: z.boolean() })
      .nullable()
      .meta({ description: 'The latest draft' }),
    present: z.array(z.string()).meta({ description: 'Who else of the office has it open' }),
    isSample: z.boolean(),
    isDoubtful: z.boolean().meta({ description: 'Whether it looks as if a machine had sent it' }),
    hasProof: z
      .boolean()
      .meta({ description: 'Whether its sender’s browser did the work it was asked to do' }),
  })
  .meta({ id: 'InboxRow' })

export const inboxCounts = z
  .object(
    Object.fromEntries(inboxGroups.map(group => [group, z.int().min(0)])) as Record<InboxGroup, z.ZodInt>,
  )
  .meta({ id: 'InboxCounts', description: 'How many there are of each group' })

export type InboxRow = z.infer<typeof inboxRow>
export type InboxCounts = z.infer<typeof inboxCounts>

/** What the inbox is narrowed to. */
export interface InboxFilters {
  stage?: InboxRow['stage'] | undefined
  country?: string | undefined
  /** A key on the staff, `me` with what nobody has, or `nobody`. */
  planner?: string | undefined
  due?: InboxGroup | undefined
  /** A name, an address or a number. */
  q?: string | undefined
}

/** Where a page of the inbox ended: the group, its order's instant as the database writes it, and the plan. */
export const inboxPosition = z.tuple([
  z.enum(inboxGroups),
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/),
  z.int().min(0).max(Number.MAX_SAFE_INTEGER),
])
export type InboxPosition = z.infer<typeof inboxPosition>
