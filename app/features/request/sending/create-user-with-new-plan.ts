import type { z } from 'zod'
import type { ApiClient } from '#app/client/api-client/api-client.ts'
import type * as wire from './plan-wire-schema.ts'

interface SendOptions {
  /** The same for a request and its retries. */
  requestKey: string
  signal?: AbortSignal
}

type Wire = z.input<typeof wire.createUserWithNewPlan>

/**
 * Sends contact details and a trip request (specification, section 7: quick contact form submit). @throws ApiError
 */
export function createUserWithNewPlan(
  api: ApiClient,
  body: Wire,
  { requestKey, signal }: SendOptions,
): Promise<z.output<typeof wire.createdUserWithNewPlan>> {
  const headers = { 'idempotency-key': requestKey }
  return api('POST /api/public/user/create_with_new_plan', { body, headers, signal })
}
