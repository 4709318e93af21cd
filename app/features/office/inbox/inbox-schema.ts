import { z } from 'zod'
import type { Stage } from '#app/features/plan/core/plan.ts'

/** The inbox's groups in their order: by who has to answer, and by when. `over` is shown only on request. */
export const inboxGroups = ['late', 'today', 'nobody', 'later', 'waiting', 'snoozed', 'over'] as const
export type InboxGroup = (typeof inboxGroups)[number]

export const inboxCounts = z
  .object(
    Object.fromEntries(inboxGroups.map(group => [group, z.int().min(0)])) as Record<InboxGroup, z.ZodInt>,
  )
  .meta({ id: 'InboxCounts', description: 'Number of plans in each group' })

export type InboxCounts = z.infer<typeof inboxCounts>

/** Filters of the inbox. */
export interface InboxFilters {
  stage?: Stage | undefined
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

/** Number of items waiting for the caller in each list of the office. */
export const waitingWork = z
  .object({
    inbox: z.int().min(0).meta({ description: 'Number of plans that are late, due today or unassigned' }),
    reviews: z.int().min(0).meta({ description: 'Number of reviews without a decision' }),
    unsorted: z.int().min(0).meta({ description: 'Number of requests that could not become plans' }),
  })
  .meta({ id: 'WaitingWork' })

export type WaitingWork = z.infer<typeof waitingWork>
