import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { isOfficeOf } from '#app/features/plan/core/plan-access.ts'
import {
  countUnsortedRequests,
  readSentRequest,
} from '#app/features/request/sending/sending-queries.server.ts'
import type { CallerContext } from '#app/request-context.ts'
import { plan, unsortedRequest } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import type { UnsortedCounts, UnsortedEntry, UnsortedPosition, UnsortedState } from './unsorted-schema.ts'

interface UnsortedPage {
  rows: UnsortedEntry[]
  counts: UnsortedCounts
  after: UnsortedPosition | null
}

/** Open requests are listed from the longest waiting, sorted ones from the latest. */
function orderOf(state: UnsortedState, position: UnsortedPosition | null) {
  const isOpen = state === 'open'
  const [past, by] = isOpen ? [gt, asc] : [lt, desc]
  const { acceptedTs, id, sortedTs } = unsortedRequest
  const at = position && new Date(position[0])
  const since =
    position && at ? or(past(acceptedTs, at), and(eq(acceptedTs, at), past(id, position[1]))) : undefined
  return {
    where: and(isOpen ? isNull(sortedTs) : isNotNull(sortedTs), since),
    by: [by(acceptedTs), by(id)],
  }
}

/**
 * A page of the requests that could not become plans. They belong to no country, so the whole office sees them.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function listUnsorted(
  ctx: CallerContext,
  state: UnsortedState,
  position: UnsortedPosition | null,
  limit: number,
): Promise<UnsortedPage> {
  requireOffice(ctx)
  const { where, by } = orderOf(state, position)
  const found = await ctx.db
    .select({
      row: unsortedRequest,
      sortedBy: users.name,
      ofPlan: {
        userId: plan.userId,
        countryTag: plan.countryTag,
        assignedStaffFkey: plan.assignedStaffFkey,
      },
    })
    .from(unsortedRequest)
    .leftJoin(users, eq(users.id, unsortedRequest.sortedBy))
    .leftJoin(plan, eq(plan.id, unsortedRequest.planId))
    .where(where)
    .orderBy(...by)
    .limit(limit + 1)
  const rows = found.slice(0, limit).map(({ row, sortedBy, ofPlan }): UnsortedEntry => {
    const { name, email, phone, newPlan } = readSentRequest(row.request)
    const { country, message, url, wish } = newPlan
    return {
      ...{ id: row.id, acceptedTs: row.acceptedTs.toISOString(), reason: row.reason },
      ...{ name, email, phone, country, message, url, wish, request: row.request },
      ...{ sortedTs: row.sortedTs?.toISOString() ?? null, sortedBy, closedReason: row.closedReason },
      planId: ofPlan && isOfficeOf(ctx.actor, ofPlan) ? row.planId : null,
    }
  })
  const last = found.length > limit ? rows.at(-1) : undefined
  const [open, all] = await Promise.all([countUnsortedRequests(ctx), ctx.db.$count(unsortedRequest)])
  return { rows, counts: { open, sorted: all - open }, after: last ? [last.acceptedTs, last.id] : null }
}
