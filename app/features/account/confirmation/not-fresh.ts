import { ApiError } from '#app/client/api-client/api-error.ts'

/** Whether a call was refused because the person who is logged in has to confirm first that it is them. */
export function isNotFresh(error: unknown): boolean {
  return error instanceof ApiError && error.anyError === 'session-not-fresh'
}
