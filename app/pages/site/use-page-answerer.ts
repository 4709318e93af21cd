import { useMatches } from 'react-router'
import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import type { Answerer } from '#app/features/request/form/answerer.tsx'

/**
 * The planner responsible for the page's subject, if its loader returns one as `answerer`, with their hours.
 * @param times when the planners of the page's country work, by their keys.
 */
export function usePageAnswerer(times: Readonly<Record<string, PlannerTime>>): Answerer | null {
  const page = useMatches().at(-1)?.loaderData as { answerer?: Omit<Answerer, 'time'> | null } | undefined
  const answerer = page?.answerer ?? null
  return answerer && { ...answerer, time: times[answerer.fkey] ?? null }
}
