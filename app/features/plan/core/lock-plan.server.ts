import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { Queryable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'

export type PlanRow = typeof plan.$inferSelect

/**
 * Locks a plan's row until the transaction ends and returns its current state, so that a second caller sees the first
 * one's changes. Rows that reference the plan may still be inserted meanwhile. @throws AppError not_found.
 */
export async function lockPlan(tx: Queryable, planId: number): Promise<PlanRow> {
  const [row] = await tx.select().from(plan).where(eq(plan.id, planId)).for('no key update')
  if (!row) throw new AppError('not_found')
  return row
}
