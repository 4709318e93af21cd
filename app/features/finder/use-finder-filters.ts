import { useOptimistic, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { type FinderFilters, finderLink } from './finder.ts'

/** The search as it stands, or as it will once the answer is here; and the way to ask for another. */
export interface Finding {
  filters: FinderFilters
  /** Goes to the address of another search, at once and without moving the page. */
  apply: (filters: FinderFilters) => void
  /** An answer is on its way. */
  busy: boolean
}

export function useFinderFilters(found: FinderFilters): Finding {
  const [filters, want] = useOptimistic(found)
  const [busy, startTransition] = useTransition()
  const navigate = useNavigate()
  function apply(next: FinderFilters): void {
    startTransition(async () => {
      want(next)
      await navigate(finderLink(next), { preventScrollReset: true })
    })
  }
  return { filters, apply, busy }
}
