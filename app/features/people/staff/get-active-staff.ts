import type { ApiClient } from '#app/client/api-client/api-client.ts'
import { calls } from '#app/links.ts'
import type { StaffWrapper } from './staff-schema.ts'

/** Everybody at work (specification, section 7). @throws ApiError, and what fetch throws. */
export function getActiveStaff(api: ApiClient): Promise<StaffWrapper[]> {
  return api(calls.staff())
}
