import { useMatches } from 'react-router'
import type { Answerer } from '#app/features/request/form/answerer.tsx'

/**
 * The planner responsible for the page's subject, if its loader returns one as `answerer`, with their absences.
 * @param away absences of the planners of the page's country, by their keys.
 */
export function usePageAnswerer(away: Readonly<Record<string, Answerer['away']>>): Answerer | null {
  const page = useMatches().at(-1)?.loaderData as { answerer?: Omit<Answerer, 'away'> | null } | undefined
  const answerer = page?.answerer ?? null
  return answerer && { ...answerer, away: away[answerer.fkey] ?? [] }
}
