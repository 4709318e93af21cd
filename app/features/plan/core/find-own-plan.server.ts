import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
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

/**
 * A plan of the traveller's own. @throws AppError not_logged_in; not_found for another's plan as for a missing one.
 */
export function findOwnPlan(ctx: Asking, planId: number): Promise<PlanRow> {
  return findPlan(ctx, planId, isTravellerOf)
}

/** Authorizes people of the office. @throws AppError not_logged_in, unauthorized. */
export function requireOffice({ actor: { kind } }: { actor: Actor }): void {
  if (kind === 'visitor') throw new AppError('not_logged_in')
  if (kind !== 'planner' && kind !== 'admin') throw new AppError('unauthorized')
}

/**
 * A plan of a country that the planner answers for, or any plan for an admin.
 * @throws AppError not_logged_in, unauthorized for anyone outside the office, not_found.
 */
export async function findOfficePlan(ctx: Asking, planId: number): Promise<PlanRow> {
  requireOffice(ctx)
  return findPlan(ctx, planId, isOfficeOf)
}

/** Authorizes a command for the traveller of the plan. */
export async function asTraveller(ctx: Asking, { planId }: { planId: number }): Promise<void> {
  await findOwnPlan(ctx, planId)
}

/** Authorizes a command for the traveller of the plan, and for whoever has the link of their email. */
export async function asLinkReader(ctx: Asking, { planId }: { planId: number }): Promise<void> {
  if (ctx.actor.kind !== 'link_reader') await findOwnPlan(ctx, planId)
  else if (ctx.actor.planId !== planId) throw new AppError('not_found')
}

/** Authorizes a command for the country's planners and for admins. */
export async function asOffice(ctx: Asking, { planId }: { planId: number }): Promise<void> {
  await findOfficePlan(ctx, planId)
}

/** The same, as the rules of a command. */
export const authorizeOffice = {
  authorize: (ctx: RequestContext, input: { planId: number }): Promise<void> => asOffice(ctx, input),
}
