import { calls } from '#app/calls.ts'
import type { ApiClient } from '#app/client/api-client/api-client.ts'
import type { StaffWrapper } from './staff-schema.ts'

/** Fetches all current staff (specification, section 7: GET /api/public/staff/all_active). @throws ApiError */
export function getActiveStaff(api: ApiClient, signal?: AbortSignal): Promise<StaffWrapper[]> {
  return api(calls.staff(), signal ? { signal } : {})
}
