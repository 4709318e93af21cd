import { useMatches } from 'react-router'
import type { Answerer } from '#app/features/request/ask/answerer.tsx'

/** The planner responsible for the page's subject, if its loader returns one as `answerer`. */
export function usePageAnswerer(): Answerer | null {
  const page = useMatches().at(-1)?.loaderData as { answerer?: Answerer | null } | undefined
  return page?.answerer ?? null
}
