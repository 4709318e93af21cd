import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { countReviews } from '#app/features/office/reviews/office-review-queries.server.ts'
import { planStage } from '#app/features/plan/core/plan.ts'
import { doubtsOfPlan, hasProofOfPlan } from '#app/features/plan/handling/find-doubts.server.ts'
import {
  findOwnFkey,
  findTimeZone,
  PRESENT_MS,
  plannerColumns,
  withinReach,
} from '#app/features/plan/handling/handling-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { filtered, groupRules, orderOf, past } from './inbox-group-queries.server.ts'
import {
  type InboxCounts,
  type InboxFilters,
  type InboxGroup,
  type InboxPosition,
  type InboxRow,
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

/** Rows per page. */
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
      .limit(PAGE_ROWS + 1 - places.length)
    places.push(...found.map(({ id, at }): InboxPosition => [group, at, id]))
    if (places.length > PAGE_ROWS) break
  }
  const shown = places.slice(0, PAGE_ROWS)
  return {
    rows: await rowsOf(ctx, shown),
    counts: await countGroups(ctx, { rules, within }),
    after: places.length > PAGE_ROWS ? (shown.at(-1) ?? null) : null,
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

/** Length of the message's beginning in a row, in characters. */
const MOST_WORDS = 240

/** Cuts at the last whole word that fits. */
function beginning(text: string): string {
  if (text.length <= MOST_WORDS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MOST_WORDS) + 1 || MOST_WORDS).trimEnd()} …`
}

const latestWords = sql<string>`left(regexp_replace(coalesce(
  (select m.body from message m where m.plan_id = ${plan.id} and m.author_kind = 'traveller' order by m.id desc limit 1),
  ${plan.message}
), '\\s+', ' ', 'g'), ${MOST_WORDS + 1})`
const latestProposal = sql<{ number: number; sent: boolean } | null>`(
  select json_build_object('number', p.number, 'sent', p.sent_ts is not null)
  from proposal p where p.plan_id = ${plan.id} order by p.number desc limit 1
)`
const partySize = sql<number>`(select count(*)::int from party where party.plan_id = ${plan.id})`

/** Names of colleagues who have a plan open. */
function presentNames({ actor, now }: Context): SQL<string[]> {
  const since = new Date(now().getTime() - PRESENT_MS).toISOString()
  const own = 'userId' in actor ? actor.userId : 0
  return sql`array(
    select p.name from plan_presence p
    where p.plan_id = ${plan.id} and p.user_id <> ${own} and p.seen_ts >= ${since}::timestamptz order by p.name
  )`
}

async function rowsOf(ctx: Context, places: readonly InboxPosition[]): Promise<InboxRow[]> {
  if (places.length === 0) return []
  const found = await ctx.db
    .select({
      present: presentNames(ctx),
      row: plan,
      planner: plannerColumns,
      words: latestWords,
      proposal: latestProposal,
      partySize,
      doubts: doubtsOfPlan,
      hasProof: hasProofOfPlan,
    })
    .from(plan)
    .leftJoin(staff, eq(staff.fkey, plan.assignedStaffFkey))
    .where(
      inArray(
        plan.id,
        places.map(([, , id]) => id),
      ),
    )
  const byId = new Map(found.map(each => [each.row.id, each]))
  return places.flatMap(([group, , id]): InboxRow[] => {
    const each = byId.get(id)
    return each ? [toRow(group, each)] : []
  })
}

interface Found extends Pick<InboxRow, 'words' | 'proposal' | 'partySize' | 'present' | 'hasProof'> {
  row: typeof plan.$inferSelect
  planner: InboxRow['planner'] | { fkey: null }
  doubts: string[]
}

function toRow(
  group: InboxGroup,
  { row, planner, words, proposal, partySize: size, present, doubts, hasProof }: Found,
): InboxRow {
  return {
    id: row.id,
    group,
    name: row.contactName,
    words: beginning(words),
    country: row.countryTag,
    travelGroup: row.travelGroup,
    partySize: size,
    stage: planStage(row),
    waitsFor: row.waitsFor,
    answerDueTs: row.answerDueTs.toISOString(),
    waitingSince: (row.waitingSince ?? row.createdTs).toISOString(),
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    planner: planner?.fkey ? planner : null,
    proposal,
    present,
    isSample: row.isSample,
    isDoubtful: doubts.length > 0,
    hasProof,
  }
}

/**
 * Counts the items waiting for a person of the office: for staff their own and unassigned ones, otherwise
 * everybody's.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function countWaiting(ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>): Promise<WaitingWork> {
  const isOnStaff = (await findOwnFkey(ctx.db, ctx.actor)) !== null
  const [plans, reviews] = await Promise.all([
    countInbox(ctx, isOnStaff ? { planner: 'me' } : {}),
    countReviews(ctx),
  ])
  return { inbox: plans.late + plans.today + plans.nobody, reviews: reviews.waiting }
}
