import { withDeadline } from '#app/deadline.ts'
import type { RequestContext } from '#app/request-context.ts'
import { countUnsortedRequests } from './unsorted-request-queries.server.ts'

/** Accepted requests that no planner sees yet. */
export interface WaitingRequests {
  /** How many the journal has and the database does not. */
  toStore: number
  /** How many are stored for the office to sort out; null while the database is away. */
  oldestTs: string | null
  /** How many are stored for the office to sort out; null while the database cannot say. */
  toSort: number | null
  /** Why no request can be accepted; null while the disk is writable. */
  diskFault: Error | null
}

const COUNT_WITHIN_MS = 2_000

/** Counts the waiting requests, and says whether new ones can be accepted. */
export async function getWaitingRequests(
  ctx: Pick<RequestContext, 'db' | 'journal'>,
): Promise<WaitingRequests> {
  const waiting = ctx.journal.waiting()
  const [toSort, diskFault] = await Promise.all([
    withDeadline(countUnsortedRequests(ctx), COUNT_WITHIN_MS).catch(() => null),
    ctx.journal.checkDisk(),
  ])
  const oldestTs = waiting.map(({ acceptedTs }) => acceptedTs).toSorted()[0] ?? null
  return { toStore: waiting.length, oldestTs, toSort, diskFault }
}
