import { asc, eq, sql } from 'drizzle-orm'
import { findOfficePlan, findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import type { PlanRow } from '#app/features/plan/core/lock-plan.server.ts'
import { readWish } from '#app/features/wish/wish-schema.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { party, passport, plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { DAYS_UNTIL_DELETED } from './party.ts'
import { type PassportWords, passportWords, type Traveller, type Travellers } from './party-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'passports'>

/**
 * Last day of a plan's trip: of the accepted proposal, otherwise of the last sent one; for a lost plan, the day it
 * was lost.
 */
const lastDay = sql<string | null>`coalesce(${plan.lostDate}, (
  select (p.content ->> 'startsOn')::date + greatest(jsonb_array_length(p.content -> 'days') - 1, 0)
  from proposal p where p.plan_id = ${plan.id} and p.sent_ts is not null
  order by (p.accepted_ts is not null) desc, p.number desc limit 1
), ${plan.departDate})`

/** The day on which a plan's passports are deleted; if no day is known any more, a year after they were stored. */
export const passportsDeletedOn = sql<string>`coalesce(${lastDay} + ${DAYS_UNTIL_DELETED}::int, ${passport.keptTs}::date + 365)`

/**
 * The last day of a plan's trip, and the day its passports are deleted, YYYY-MM-DD; null while the dates are open.
 */
export async function findPassportDays(
  db: Readable,
  planId: number,
): Promise<{ lastDay: string | null; deletedOn: string | null }> {
  const [row] = await db
    .select({
      lastDay: sql<string | null>`(${lastDay})::text`,
      deletedOn: sql<string | null>`(${lastDay} + ${DAYS_UNTIL_DELETED}::int)::text`,
    })
    .from(plan)
    .where(eq(plan.id, planId))
  return row ?? { lastDay: null, deletedOn: null }
}

function readPassport(
  { passports }: Pick<Context, 'passports'>,
  partyId: number,
  sealed: string,
): PassportWords | null {
  const opened = passports?.open(sealed, partyId) ?? null
  return opened === null ? null : passportWords.parse(JSON.parse(opened))
}

/** A traveller's answer to one of our prompts. */
function answerOf(prompts: readonly Record<string, string>[], asked: string): string {
  return prompts.find(prompt => asked in prompt)?.[asked] ?? ''
}

/** The travellers of a plan; passport details only if `isShown`. */
async function listTravellers(ctx: Context, planId: number, isShown: boolean): Promise<Traveller[]> {
  const rows = await ctx.db
    .select({ who: party, sealed: passport.sealed })
    .from(party)
    .leftJoin(passport, eq(passport.partyId, party.id))
    .where(eq(party.planId, planId))
    .orderBy(asc(party.position))
  return rows.map(({ who, sealed }) => ({
    id: who.id,
    name: who.name ?? '',
    birthday: who.partyBirthday,
    age: who.age,
    diet: answerOf(who.partyPrompts, 'diet'),
    mobility: answerOf(who.partyPrompts, 'mobility'),
    room: answerOf(who.partyPrompts, 'room'),
    notes: answerOf(who.partyPrompts, 'notes'),
    hasPassport: sealed !== null,
    passport: isShown && sealed !== null ? readPassport(ctx, who.id, sealed) : null,
  }))
}

async function presentTravellers(ctx: Context, row: PlanRow, isShown: boolean): Promise<Travellers> {
  const [travellers, days, [planner]] = await Promise.all([
    listTravellers(ctx, row.id, isShown),
    findPassportDays(ctx.db, row.id),
    ctx.db
      .select({ firstName: staff.firstName })
      .from(staff)
      .where(eq(staff.fkey, row.assignedStaffFkey ?? '')),
  ])
  return {
    travellers,
    flights: readWish(row.wish).flights,
    lastDay: days.lastDay,
    passportsDeletedOn: days.deletedOn,
    takesPassports: ctx.passports !== null,
    planner: planner?.firstName ?? null,
  }
}

/** The travellers of the caller's own plan, with their passports. @throws AppError not_logged_in, not_found. */
export async function getOwnTravellers(ctx: Context, planId: number): Promise<Travellers> {
  return presentTravellers(ctx, await findOwnPlan(ctx, planId), true)
}

/**
 * The same for the office. Only the plan's assigned planner gets passport details.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function getOfficeTravellers(ctx: Context, planId: number): Promise<Travellers> {
  const row = await findOfficePlan(ctx, planId)
  const { actor } = ctx
  const isTheirs = actor.kind === 'planner' && actor.fkey === row.assignedStaffFkey
  return presentTravellers(ctx, row, isTheirs)
}
