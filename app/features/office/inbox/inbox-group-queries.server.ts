import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Stage, stages } from '#app/features/plan/core/plan.ts'
import { plan } from '#database/schema/plan.ts'
import type { InboxFilters, InboxGroup } from './inbox-schema.ts'

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
