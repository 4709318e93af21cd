import { and, type SQL, sql } from 'drizzle-orm'
import { countReviews } from '#app/features/office/reviews/office-review-queries.server.ts'
import {
  findOwnFkey,
  findTimeZone,
  withinReach,
} from '#app/features/plan/handling/handling-queries.server.ts'
import { countUnsortedRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { filtered, groupRules, orderOf, past } from './inbox-group-queries.server.ts'
import { findRows, type InboxRow } from './inbox-row-queries.server.ts'
import {
  type InboxCounts,
  type InboxFilters,
  type InboxGroup,
  type InboxPosition,
  inboxGroups,
} from './inbox-schema.ts'
import type { WaitingWork } from './waiting-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'now'>

interface InboxPage {
  rows: InboxRow[]
  /** Number of plans in each group, over all pages. */
  counts: InboxCounts
  /** Null on the last page. */
  after: InboxPosition | null
}

/** Rows per page, unless the caller says. */
export const PAGE_ROWS = 50

/** Closed and lost plans are listed only when filtered for, or when searching. */
function groupsOf({ due, stage, q }: InboxFilters): readonly InboxGroup[] {
  if (due) return [due]
  const wantsOver = stage === 'closed' || stage === 'lost' || q !== undefined
  return wantsOver ? inboxGroups : inboxGroups.filter(group => group !== 'over')
}

/**
 * A page of the plans that the caller answers for, by group and then by longest wait.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function listInbox(
  ctx: Context,
  filters: InboxFilters,
  after: InboxPosition | null = null,
  limit = PAGE_ROWS,
): Promise<InboxPage> {
  const { rules, within } = await boundsOf(ctx, filters)
  const wanted = groupsOf(filters)
  const places: InboxPosition[] = []
  for (const group of wanted.slice(after ? wanted.indexOf(after[0]) : 0)) {
    const rule = rules[group]
    const since = after && after[0] === group ? past(rule, after[1], after[2]) : undefined
    const found = await ctx.db
      .select({ id: plan.id, at: sql<string>`${rule.by}::text` })
      .from(plan)
      .where(and(rule.where, within, since))
      .orderBy(...orderOf(rule))
      .limit(limit + 1 - places.length)
    places.push(...found.map(({ id, at }): InboxPosition => [group, at, id]))
    if (places.length > limit) break
  }
  const shown = places.slice(0, limit)
  return {
    rows: await findRows(ctx, shown),
    counts: await countGroups(ctx, { rules, within }),
    after: places.length > limit ? (shown.at(-1) ?? null) : null,
  }
}

interface Bounds {
  rules: ReturnType<typeof groupRules>
  within: SQL | undefined
}

async function boundsOf(ctx: Context, filters: InboxFilters): Promise<Bounds> {
  const reach = withinReach(ctx.actor)
  const clock = { now: ctx.now(), timeZone: await findTimeZone(ctx) }
  return {
    rules: groupRules(clock),
    within: and(reach, filtered(filters, await findOwnFkey(ctx.db, ctx.actor))),
  }
}

/** Number of plans in each group. @throws AppError not_logged_in, unauthorized. */
export async function countInbox(ctx: Context, filters: InboxFilters): Promise<InboxCounts> {
  return countGroups(ctx, await boundsOf(ctx, filters))
}

async function countGroups({ db }: Context, { rules, within }: Bounds): Promise<InboxCounts> {
  const counted = Object.fromEntries(
    inboxGroups.map(group => [group, sql<number>`count(*) filter (where ${rules[group].where})::int`]),
  ) as Record<InboxGroup, SQL<number>>
  const [counts] = await db.select(counted).from(plan).where(within)
  return counts ?? (Object.fromEntries(inboxGroups.map(group => [group, 0])) as InboxCounts)
}

/**
 * Counts the items waiting for a person of the office: for staff their own and unassigned ones, otherwise
 * everybody's.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function countWaiting(ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>): Promise<WaitingWork> {
  const isOnStaff = (await findOwnFkey(ctx.db, ctx.actor)) !== null
  const [plans, reviews, unsorted] = await Promise.all([
    countInbox(ctx, isOnStaff ? { planner: 'me' } : {}),
    countReviews(ctx),
    countUnsortedRequests(ctx),
  ])
  return { inbox: plans.late + plans.today + plans.nobody, reviews: reviews.waiting, unsorted }
}
