import { useMatches } from 'react-router'
import type { Answerer } from '#app/features/request/ask/answerer.tsx'

/** Who answers for what the page is about, where its loader says so under `answerer`. */
export function usePageAnswerer(): Answerer | null {
  const page = useMatches().at(-1)?.loaderData as { answerer?: Answerer | null } | undefined
  return page?.answerer ?? null
}
