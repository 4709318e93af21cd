import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Stage, stages } from '#app/features/plan/core/plan.ts'
import {
  findOwnFkey,
  findTimeZone,
  withinReach,
} from '#app/features/plan/handling/handling-queries.server.ts'
import { countUnsortedRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { findRows, type InboxRow } from './inbox-row-queries.server.ts'
import {
  type InboxCounts,
  type InboxFilters,
  type InboxGroup,
  type InboxPosition,
  inboxGroups,
  type WaitingWork,
} from './inbox-schema.ts'
import { countReviews } from './office-review-queries.server.ts'

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

/** The time by which plans are divided into groups. */
export interface InboxClock {
  now: Date
  /** Time zone that decides where the reader's day ends. */
  timeZone: string
}

interface GroupRule {
  where: SQL | undefined
  /** Sort column and direction. */
  by: PgColumn
  newestFirst: boolean
}

const open = and(isNull(plan.closedDate), isNull(plan.lostDate))
/** Includes booked and lost trips: a traveller's question needs an answer in any case. */
const asked = eq(plan.waitsFor, 'planner')

/** Condition and order of each group. Every plan belongs to exactly one. */
export function groupRules({ now, timeZone }: InboxClock): Record<InboxGroup, GroupRule> {
  const at = sql`${now.toISOString()}::timestamptz`
  const dayEnds = sql`((date_trunc('day', ${at} at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone})`
  const late = sql`${plan.answerDueTs} < ${at}`
  const awake = sql`(${plan.snoozedUntil} is null or ${plan.snoozedUntil} <= ${at})`
  const due = and(asked, sql`${plan.answerDueTs} >= ${at}`, awake)
  const byDue = { by: plan.answerDueTs, newestFirst: false }
  return {
    late: { where: and(asked, late), ...byDue },
    today: {
      where: and(due, isNotNull(plan.assignedStaffFkey), sql`${plan.answerDueTs} < ${dayEnds}`),
      ...byDue,
    },
    nobody: { where: and(due, isNull(plan.assignedStaffFkey)), ...byDue },
    later: {
      where: and(due, isNotNull(plan.assignedStaffFkey), sql`${plan.answerDueTs} >= ${dayEnds}`),
      ...byDue,
    },
    waiting: {
      where: and(open, sql`${plan.waitsFor} <> 'planner'`, awake),
      by: plan.waitingSince,
      newestFirst: true,
    },
    snoozed: {
      where: and(
        or(open, asked),
        sql`${plan.snoozedUntil} > ${at}`,
        sql`(${plan.waitsFor} <> 'planner' or ${plan.answerDueTs} >= ${at})`,
      ),
      by: plan.snoozedUntil,
      newestFirst: false,
    },
    over: {
      where: and(
        or(isNotNull(plan.closedDate), isNotNull(plan.lostDate)),
        sql`${plan.waitsFor} <> 'planner'`,
      ),
      by: plan.createdTs,
      newestFirst: true,
    },
  }
}

const cold = sql`(${plan.coldDate}::timestamp at time zone 'UTC')`
const latest = sql`greatest(${plan.hotDate}, ${plan.warmDate}, ${cold}, ${plan.pausedDate})`

/** `planStage` in SQL, to filter plans by it. */
export const stageInSql = sql<Stage>`case
  when ${plan.closedDate} is not null then 'closed'
  when ${plan.lostDate} is not null then 'lost'
  when ${plan.hotDate} = ${latest} then 'hot'
  when ${plan.warmDate} = ${latest} then 'warm'
  when ${cold} = ${latest} then 'cold'
  when ${plan.pausedDate} = ${latest} then 'paused'
  when ${plan.firstResponseTs} is not null then 'first response'
  when ${plan.assignedTs} is not null then 'assigned'
  else 'new' end`

/** Escapes a text for `like`. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, found => `\\${found}`)
}

function matching(q: string): SQL | undefined {
  const alike = `%${literally(q)}%`
  const number = /^#?(\d{1,15})$/.exec(q)?.[1]
  return or(
    ilike(plan.contactName, alike),
    sql`${plan.contactEmail}::text ilike ${alike}`,
    number ? eq(plan.id, Number(number)) : undefined,
  )
}

function heldBy(planner: string, ownFkey: string | null): SQL | undefined {
  const nobody = isNull(plan.assignedStaffFkey)
  if (planner === 'nobody') return nobody
  if (planner !== 'me') return eq(plan.assignedStaffFkey, planner)
  return ownFkey ? or(nobody, eq(plan.assignedStaffFkey, ownFkey)) : nobody
}

/** The filters as an SQL condition. */
export function filtered(
  { stage, country, planner, q }: InboxFilters,
  ownFkey: string | null,
): SQL | undefined {
  return and(
    stage && stages.includes(stage) ? sql`${stageInSql} = ${stage}` : undefined,
    country ? eq(plan.countryTag, country) : undefined,
    planner ? heldBy(planner, ownFkey) : undefined,
    q ? matching(q) : undefined,
  )
}

/** Order of a group; the plan's ID makes it unique. */
export function orderOf({ by, newestFirst }: GroupRule): SQL[] {
  return newestFirst ? [desc(by), desc(plan.id)] : [sql`${by}`, sql`${plan.id}`]
}

/** Condition for rows after a position in a group (keyset pagination). */
export function past({ by, newestFirst }: GroupRule, instant: string, id: number): SQL {
  const place = sql`(${instant}::timestamptz, ${id}::bigint)`
  return newestFirst ? sql`(${by}, ${plan.id}) < ${place}` : sql`(${by}, ${plan.id}) > ${place}`
}
