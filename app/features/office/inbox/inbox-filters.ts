import { isStage } from '#app/features/plan/core/plan.ts'
import { type InboxFilters, type InboxGroup, inboxGroups } from './inbox-schema.ts'

/** The inbox's filters in its address. */

/** Filter value for all planners' plans; used in the address, and left out of the call. */
export const EVERYBODY = 'all'

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find(value => value === text)
}

/**
 * Reads the filters from an address. For a reader who is not on the staff, the default is everybody's plans. Invalid
 * values are ignored.
 */
export function readFilters(query: URLSearchParams, isOnStaff: boolean): InboxFilters {
  const planner = query.get('planner') ?? (isOnStaff ? 'me' : EVERYBODY)
  const stage = query.get('stage') ?? ''
  return {
    planner: planner === EVERYBODY || !/^[a-z0-9-]{1,60}$/.test(planner) ? undefined : planner,
    country: /^[a-z0-9-]{1,60}$/.exec(query.get('country') ?? '')?.[0],
    stage: isStage(stage) ? stage : undefined,
    due: oneOf<InboxGroup>(inboxGroups, query.get('due')),
    q: query.get('q')?.trim().slice(0, 120) || undefined,
  }
}

/** Sets one filter in the address; undefined removes it. */
export function withFilter(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** The filters as query parameters of the call. */
export function toQuery({
  planner,
  country,
  stage,
  due,
  q,
}: InboxFilters): Record<string, string | undefined> {
  return { planner, country, stage, due, q }
}
