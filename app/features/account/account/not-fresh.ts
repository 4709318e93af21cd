import { ApiError } from '#app/client/api-client/api-error.ts'

/** Whether a call was refused because it needs a fresh session. */
export function isNotFresh(error: unknown): boolean {
  return error instanceof ApiError && error.anyError === 'session-not-fresh'
}
