import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'

/** Reads an address of `privateCalls`. @throws ApiError; without a request if nobody is logged in here. */
export function readPrivate<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  if (storedLoginKey() === null) return Promise.reject(new ApiError(401, undefined, null))
  return browserApi<Answer>(address, { signal })
}
