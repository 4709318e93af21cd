import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { GUIDED, planStage, stages } from '#app/features/plan/core/plan.ts'
import {
  doubtsOfPlan,
  hasProofOfPlan,
  PRESENT_MS,
  plannerColumns,
} from '#app/features/plan/handling/handling-queries.server.ts'
import { officePlanner } from '#app/features/plan/handling/handling-schema.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { groups as travelGroups } from '#database/values/goals.ts'
import { type InboxGroup, type InboxPosition, inboxGroups } from './inbox-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'now'>

const instant = z.iso.datetime()

/** A plan as a row of the inbox. A column is a field here, its value in `toRow`, and its cell in inbox-row.tsx. */
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
export type InboxRow = z.infer<typeof inboxRow>

/** Length of the message's beginning in a row, in characters. */
const MOST_WORDS = 240

/** Cuts at the last whole word that fits. */
function beginning(text: string): string {
  if (text.length <= MOST_WORDS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MOST_WORDS) + 1 || MOST_WORDS).trimEnd()} …`
}

/** The traveller's own words first: the guided planner writes a line for each answer before them (`ownWordsOf`). */
const ownWords = sql`case when ${plan.initialContactMethod} = ${GUIDED} and position(E'\\n\\n' in ${plan.message}) > 0
  then substr(${plan.message}, position(E'\\n\\n' in ${plan.message}) + 2) else ${plan.message} end`
const latestWords = sql<string>`left(regexp_replace(coalesce(
  (select m.body from message m where m.plan_id = ${plan.id} and m.author_kind = 'traveller' order by m.id desc limit 1),
  ${ownWords}
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

function selectPlans(ctx: Context, ids: number[]) {
  return ctx.db
    .select({
      row: plan,
      planner: plannerColumns,
      words: latestWords,
      proposal: latestProposal,
      partySize,
      present: presentNames(ctx),
      doubts: doubtsOfPlan,
      hasProof: hasProofOfPlan,
    })
    .from(plan)
    .leftJoin(staff, eq(staff.fkey, plan.assignedStaffFkey))
    .where(inArray(plan.id, ids))
}

type Found = Awaited<ReturnType<typeof selectPlans>>[number]

function toRow(group: InboxGroup, { row, planner, words, doubts, ...found }: Found): InboxRow {
  return {
    ...found,
    id: row.id,
    group,
    name: row.contactName,
    words: beginning(words),
    country: row.countryTag,
    travelGroup: row.travelGroup,
    stage: planStage(row),
    waitsFor: row.waitsFor,
    answerDueTs: row.answerDueTs.toISOString(),
    waitingSince: (row.waitingSince ?? row.createdTs).toISOString(),
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    planner: planner?.fkey ? planner : null,
    isSample: row.isSample,
    isDoubtful: doubts.length > 0,
  }
}

/** The rows of plans at these places, in their order. */
export async function findRows(ctx: Context, places: readonly InboxPosition[]): Promise<InboxRow[]> {
  if (places.length === 0) return []
  const found = await selectPlans(
    ctx,
    places.map(([, , id]) => id),
  )
  const byId = new Map(found.map(each => [each.row.id, each]))
  return places.flatMap(([group, , id]): InboxRow[] => {
    const each = byId.get(id)
    return each ? [toRow(group, each)] : []
  })
}
