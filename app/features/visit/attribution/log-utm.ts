import { calls } from '#app/calls.ts'
import type { ApiClient } from '#app/client/api-client/api-client.ts'
import type { UtmRecord } from './utm-schema.ts'

interface UtmLog {
  userId: number
  /** From createUserWithNewPlan; a logged-in person needs none. */
  ticket?: string
  records: readonly UtmRecord[]
}

/** Reports where a person came from (specification, section 7: log_utm). @throws ApiError */
export function logUtm(
  api: ApiClient,
  { userId, ticket, records }: UtmLog,
): Promise<{ data: { logged: number } }> {
  const headers: Record<string, string> = ticket ? { 'utm-ticket': ticket } : {}
  return api(calls.logUtm(userId), { method: 'POST', body: records, headers })
}
