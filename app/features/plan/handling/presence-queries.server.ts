import { and, asc, eq, gte } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { planPresence } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'

/** How long presence lasts after the last call. */
export const PRESENT_MS = 60_000

export interface Present {
  userId: number
  name: string
  /** Their staff key; null for an admin outside the staff. */
  fkey: string | null
}

/** Colleagues who have a plan open. */
export function listPresent(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  planId: number,
): Promise<Present[]> {
  return db
    .select({ userId: planPresence.userId, name: planPresence.name, fkey: users.staffFkey })
    .from(planPresence)
    .innerJoin(users, eq(users.id, planPresence.userId))
    .where(
      and(eq(planPresence.planId, planId), gte(planPresence.seenTs, new Date(now().getTime() - PRESENT_MS))),
    )
    .orderBy(asc(planPresence.name), asc(planPresence.userId))
}
