import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { Actor } from '#app/request-context.ts'
import type { ReadDatabase } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { isOfficeOf, isTravellerOf } from './plan-access.ts'

interface Asking {
  db: ReadDatabase
  actor: Actor
}

type PlanRow = typeof plan.$inferSelect

async function findPlan(
  { db, actor }: Asking,
  planId: number,
  isTheirs: (actor: Actor, row: PlanRow) => boolean,
): Promise<PlanRow> {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  if (!row || !isTheirs(actor, row)) throw new AppError('not_found')
  return row
}

/** A plan of one's own. @throws AppError not_logged_in; not_found for a plan of others, as for one that is none. */
export function findOwnPlan(ctx: Asking, planId: number): Promise<PlanRow> {
  return findPlan(ctx, planId, isTravellerOf)
}

/**
 * A plan of a country that one answers for, or any to an admin.
 * @throws AppError not_logged_in, unauthorized for those who are not of the office, not_found.
 */
export async function findOfficePlan(ctx: Asking, planId: number): Promise<PlanRow> {
  const { kind } = ctx.actor
  if (kind === 'visitor') throw new AppError('not_logged_in')
  if (kind !== 'planner' && kind !== 'admin') throw new AppError('unauthorized')
  return findPlan(ctx, planId, isOfficeOf)
}

/** For commands: lets pass the traveller whose plan it is. */
export async function asTraveller(ctx: Asking, { planId }: { planId: number }): Promise<void> {
  await findOwnPlan(ctx, planId)
}

/** For commands: lets pass the planners of its country and the admins. */
export async function asOffice(ctx: Asking, { planId }: { planId: number }): Promise<void> {
  await findOfficePlan(ctx, planId)
}
