import type { z } from 'zod'
import type { ApiClient } from '#app/client/api-client/api-client.ts'
import { calls } from '#app/links.ts'
import type * as wire from './plan-wire-schema.ts'

interface SendOptions {
  /** The same for a request and its retries. */
  requestKey: string
  signal?: AbortSignal
}

/** Sends a person's details and trip request (specification, section 7: quick contact form submit). @throws ApiError */
export function createUserWithNewPlan(
  api: ApiClient,
  body: z.input<typeof wire.createUserWithNewPlan>,
  { requestKey, signal }: SendOptions,
): Promise<z.output<typeof wire.createdUserWithNewPlan>> {
  const headers = { 'idempotency-key': requestKey }
  return api(calls.createUserWithNewPlan(), { method: 'POST', body, headers, ...(signal ? { signal } : {}) })
}
