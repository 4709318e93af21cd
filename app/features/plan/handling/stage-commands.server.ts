import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import {
  findReaderAway,
  passPlanOn,
  planRests,
  travellerWaits,
} from '#app/features/plan/clock/pass-plan-on.server.ts'
import { authorizeOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import {
  lockPlan,
  logPlanEvent,
  recordedActor,
  runForEachPlan,
} from '#app/features/plan/core/lock-plan.server.ts'
import { chosenWish, planStage, type Stage } from '#app/features/plan/core/plan.ts'
import { findWish, storeParty, storeWish } from '#app/features/plan/core/store-party.server.ts'
import { type Wish, wishOf } from '#app/features/wish/wish-schema.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { absence } from '#database/schema/absence.ts'
import { plan, planPresence } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import {
  findDoubt,
  listPresent,
  PRESENT_MS,
  type Present,
  plannerColumns,
} from './handling-queries.server.ts'
import type { OfficePlanner, WishCorrection } from './handling-schema.ts'
import { datesOfMove, isGivenUp, refuseMove, type StageRefusal, type StageTarget } from './stage-move.ts'

interface StageMove {
  planId: number
  stage: StageTarget
  reason: string
}

type Moved = { ok: true; stage: Stage } | { ok: false; reason: StageRefusal; stage: Stage }

/** Moves a plan to another stage and logs the reason. An invalid move is refused with a reason. */
export const setPlanStage = command(
  'set a plan’s stage',
  authorizeOffice,
  (ctx, { planId, stage: target, reason }: StageMove): Promise<Moved> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const from = planStage(row)
      const refusal = refuseMove(from, target, reason)
      if (refusal) return { ok: false, reason: refusal, stage: from }
      const dates = datesOfMove(target, ctx.now())
      const lostReason = target === 'lost' ? reason : target === 'reopen' ? null : row.lostReason
      await tx
        .update(plan)
        .set({ ...dates, lostReason })
        .where(eq(plan.id, planId))
      if (target === 'lost' || target === 'closed') await planRests(tx, row, ctx.now())
      if (target === 'reopen') await travellerWaits(tx, row, ctx.now())
      const to = planStage({ ...row, ...dates })
      await logPlanEvent(tx, {
        planId,
        kind: target === 'reopen' ? 'reopened' : 'stage',
        by: recordedActor(ctx.actor),
        at: ctx.now(),
        reason: reason || null,
        details: { from, to },
      })
      return { ok: true, stage: to }
    }),
)

interface Snooze {
  planId: number
  /** Null wakes the plan. */
  until: Date | null
}

type Snoozed =
  | { ok: true; snoozedUntil: Date | null }
  | { ok: false; reason: 'in_past' | 'too_far' | 'is_over' | 'is_late' }

const LONGEST_SNOOZE_MS = 366 * 24 * 60 * 60_000

/** Snoozes a plan until an instant. A late plan cannot be snoozed, because it needs an answer. */
export const snoozePlan = command(
  'snooze a plan',
  authorizeOffice,
  (ctx, { planId, until }: Snooze): Promise<Snoozed> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const now = ctx.now()
      if (isGivenUp(planStage(row))) return { ok: false, reason: 'is_over' }
      if (until && until <= now) return { ok: false, reason: 'in_past' }
      if (until && until.getTime() > now.getTime() + LONGEST_SNOOZE_MS)
        return { ok: false, reason: 'too_far' }
      if (until && row.waitsFor === 'planner' && row.answerDueTs < now)
        return { ok: false, reason: 'is_late' }
      if (until?.getTime() === row.snoozedUntil?.getTime()) return { ok: true, snoozedUntil: until }
      await tx.update(plan).set({ snoozedUntil: until }).where(eq(plan.id, planId))
      await logPlanEvent(tx, {
        planId,
        kind: until ? 'snoozed' : 'woken',
        by: recordedActor(ctx.actor),
        at: now,
        details: until ? { until: until.toISOString() } : {},
      })
      return { ok: true, snoozedUntil: until }
    }),
)

interface Assignment {
  planId: number
  /** Key of the new planner. */
  fkey: string
  /** The current planner as the caller knows it; null claims an unassigned plan. */
  from: string | null
}

type Assigned =
  | { ok: true; planner: OfficePlanner }
  | { ok: false; reason: 'taken'; planner: OfficePlanner; since: Date | null }
  | { ok: false; reason: 'staff_unknown' | 'staff_elsewhere' | 'is_over' | 'not_taken' }

async function findPlanner(tx: Queryable, fkey: string) {
  const [row] = await tx
    .select({ planner: plannerColumns, active: staff.active, countries: staff.countries })
    .from(staff)
    .where(eq(staff.fkey, fkey))
  return row ?? null
}

/**
 * Assigns a plan to a member of the staff: claims an unassigned one, or hands over the plan of `from`. A booked trip
 * can be handed over, a lost one cannot. The first claim wins: the second caller is told who has the plan. Repeating
 * a claim changes nothing.
 */
export const assignPlan = command(
  'assign a plan',
  authorizeOffice,
  (ctx, { planId, fkey, from }: Assignment): Promise<Assigned> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const target = await findPlanner(tx, fkey)
      if (!target?.active) return { ok: false, reason: 'staff_unknown' }
      const { planner, countries } = target
      const held = row.assignedStaffFkey
      if (held === fkey) return { ok: true, planner }
      if (held !== from) {
        const holder = held ? await findPlanner(tx, held) : null
        if (!holder) return { ok: false, reason: 'not_taken' }
        return { ok: false, reason: 'taken', planner: holder.planner, since: row.assignedTs }
      }
      if (isGivenUp(planStage(row))) return { ok: false, reason: 'is_over' }
      if (!countries.includes(row.countryTag) && ctx.actor.kind !== 'admin')
        return { ok: false, reason: 'staff_elsewhere' }
      const now = ctx.now()
      await tx
        .update(plan)
        .set({ assignedStaffFkey: fkey, assignedTs: row.assignedTs ?? now })
        .where(eq(plan.id, planId))
      await logPlanEvent(tx, {
        planId,
        kind: held ? 'handed_over' : 'assigned',
        by: recordedActor(ctx.actor),
        at: now,
        details: { to: fkey, toName: planner.name, ...(held && { from: held }) },
      })
      const email = { template: 'assigned', props: { planId } } as const
      if (!row.assignedTs)
        await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
      return { ok: true, planner }
    }),
)

/** Whether anybody is away between these instants, a day more on either side: what the plan is locked for decides. */
function mayBeAway(now: Date) {
  return sql`exists (
    select from ${absence} a
    where a.first_day <= (${plan.answerDueTs} at time zone 'UTC')::date + 1
      and a.last_day >= (${now.toISOString()}::timestamptz at time zone 'UTC')::date - 1
      and a.staff_fkey = coalesce(
        ${plan.assignedStaffFkey}, ${plan.fkey}, (select c.staff_fkey from country c where c.tag = ${plan.countryTag})
      )
  )`
}

/**
 * Passes on each plan whose answer is late, and each that waits for somebody who is away (product: The reply clock).
 * Returns the number passed on.
 */
export const passOnWaiting = command(
  'pass on what is late, or waits for somebody away',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const now = ctx.now()
    const rows = await ctx.db
      .select({ planId: plan.id })
      .from(plan)
      .where(
        and(
          eq(plan.waitsFor, 'planner'),
          or(lt(plan.answerDueTs, now), mayBeAway(now)),
          // Plans of the demonstration have no real traveller waiting.
          eq(plan.isSample, false),
        ),
      )
      .orderBy(asc(plan.answerDueTs))
    return runForEachPlan(ctx, rows, ({ planId }) =>
      ctx.db.transaction(async tx => {
        const row = await lockPlan(tx, planId)
        if (row.waitsFor !== 'planner') return 0
        const isDue = row.answerDueTs < now || (await findReaderAway(tx, row, now)) !== null
        return isDue && (await passPlanOn(tx, row, now)) ? 1 : 0
      }),
    )
  },
)

interface Correcting extends WishCorrection {
  planId: number
}

type Corrected =
  | { ok: true; wish: Wish; revision: number }
  | { ok: false; reason: 'moved_on'; wish: Wish; revision: number }

/**
 * Corrects what a traveller wants, and logs what was changed from what to what. Whoever read an older revision gets the
 * current wish instead. @throws AppError not_logged_in, unauthorized, not_found.
 */
export const correctWish = command(
  'correct a wish',
  authorizeOffice,
  (ctx, { planId, revision, places, ...parts }: Correcting): Promise<Corrected> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const now = ctx.now()
      const today = dayOf(now)
      const before = await findWish(tx, row, today)
      const shown = (wish: Wish) => chosenWish(wish, row.initialContactMethod)
      if (row.revision !== revision)
        return { ok: false, reason: 'moved_on', wish: shown(before), revision: row.revision }
      const wanted = wishOf({ ...before, ...parts, where: { ...before.where, ...(places && { places }) } })
      await tx.update(plan).set({ wish: wanted }).where(eq(plan.id, planId))
      if (parts.who) await storeParty(tx, planId, wanted)
      const after = await findWish(tx, { id: planId, wish: wanted }, today)
      await storeWish(tx, { planId, before, after, by: recordedActor(ctx.actor), at: now })
      return { ok: true, wish: shown(after), revision: (await lockPlan(tx, planId)).revision }
    }),
)

/** Clears the mark of a doubted plan. Does nothing for an unmarked one. */
export const trustPlan = command(
  'trust a plan',
  authorizeOffice,
  (ctx, { planId }: { planId: number }): Promise<void> =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const { signs } = await findDoubt(tx, planId)
      if (signs.length === 0) return
      await logPlanEvent(tx, { planId, kind: 'trusted', by: recordedActor(ctx.actor), at: ctx.now() })
    }),
)

/**
 * Records that a colleague has a plan open, and returns who else has. Presence expires after a minute without a call.
 */
export const bePresent = command(
  'be present at a plan',
  authorizeOffice,
  async (ctx, { planId }: { planId: number }): Promise<Present[]> => {
    const { actor, db } = ctx
    if (!('userId' in actor)) return []
    const now = ctx.now()
    const found = await db
      .select({ countryTag: plan.countryTag, name: users.name })
      .from(plan)
      .innerJoin(users, eq(users.id, actor.userId))
      .where(eq(plan.id, planId))
    await db.delete(planPresence).where(lt(planPresence.seenTs, new Date(now.getTime() - PRESENT_MS)))
    const rows = found.map(each => ({ ...each, planId, userId: actor.userId, seenTs: now }))
    if (rows.length > 0)
      await db
        .insert(planPresence)
        .values(rows)
        .onConflictDoUpdate({
          target: [planPresence.planId, planPresence.userId],
          set: { seenTs: now },
        })
    return listPresent(ctx, planId)
  },
)
