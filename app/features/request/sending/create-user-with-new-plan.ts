import type { z } from 'zod'
import type { ApiClient } from '#app/client/api-client/api-client.ts'
import { writeNotes } from '#app/features/plan/core/plan.ts'
import type * as wire from './plan-wire-schema.ts'

interface SendOptions {
  /** The same for a request and its retries. */
  requestKey: string
  signal?: AbortSignal
}

type Wire = z.input<typeof wire.createUserWithNewPlan>

/** The call's body, with message and page as separate fields. */
type PersonWithPlan = Omit<Wire, 'newPlan'> & {
  newPlan: Omit<Wire['newPlan'], 'notes'> & { message: string; url: string }
}

/**
 * Sends contact details and a trip request (specification, section 7: quick contact form submit). @throws ApiError
 */
export function createUserWithNewPlan(
  api: ApiClient,
  { newPlan: { message, url, ...plan }, ...person }: PersonWithPlan,
  { requestKey, signal }: SendOptions,
): Promise<z.output<typeof wire.createdUserWithNewPlan>> {
  const body = { ...person, newPlan: { ...plan, notes: writeNotes(message, url) } } satisfies Wire
  const headers = { 'idempotency-key': requestKey }
  return api('POST /api/public/user/create_with_new_plan', { body, headers, signal })
}
