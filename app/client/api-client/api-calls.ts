import type { z } from 'zod'
import type { StaffWrapper } from '#app/features/people/staff/staff-schema.ts'
import type * as planWire from '#app/features/request/plan/plan-wire-schema.ts'
import type { UtmRecord } from '#app/features/visit/attribution/utm-schema.ts'
import type { FeedbackReview } from '#app/features/voices/review/review-schema.ts'
import { calls, type FeedbackQuery } from '#app/links.ts'
import type { ApiClient } from './api-client.ts'

/** The calls of the API (specification, section 7), typed by what the server promises. */

type Input<Schema extends z.ZodType> = z.input<Schema>
type Output<Schema extends z.ZodType> = z.output<Schema>

export function searchFeedback(api: ApiClient, query: FeedbackQuery): Promise<FeedbackReview[]> {
  return api(calls.feedback(query))
}

export function getActiveStaff(api: ApiClient): Promise<StaffWrapper[]> {
  return api(calls.staff())
}

interface Sending {
  /** The same for a request and its retries. */
  requestKey?: string
  signal?: AbortSignal
}

function sending({ requestKey, signal }: Sending) {
  const headers: Record<string, string> = requestKey ? { 'idempotency-key': requestKey } : {}
  return signal ? { headers, signal } : { headers }
}

export function createPlan(
  api: ApiClient,
  body: Input<typeof planWire.planCreation>,
  options: Sending = {},
): Promise<Output<typeof planWire.planCreationResult>> {
  return api(calls.plan(), { method: 'POST', body, ...sending(options) })
}

export function createUserWithNewPlan(
  api: ApiClient,
  body: Input<typeof planWire.createUserWithNewPlan>,
  options: Sending = {},
): Promise<Output<typeof planWire.createdUserWithNewPlan>> {
  return api(calls.createUserWithNewPlan(), { method: 'POST', body, ...sending(options) })
}

/** `ticket` is that of createUserWithNewPlan; whoever is logged in needs none for themselves. */
export function logUtm(
  api: ApiClient,
  { userId, ticket, records }: { userId: number; ticket?: string; records: readonly UtmRecord[] },
): Promise<{ data: { logged: number } }> {
  const headers: Record<string, string> = ticket ? { 'utm-ticket': ticket } : {}
  return api(calls.logUtm(userId), { method: 'POST', body: records, headers })
}
