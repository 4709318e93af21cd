import { type MouseEvent, useOptimistic, useTransition } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type FinderFilters, finderLink } from './finder.ts'

/** The current search (optimistic while loading), and the functions that change it. */
export interface Finding {
  filters: FinderFilters
  /** The search whose result is displayed. */
  found: FinderFilters
  /** Whether a result is loading. */
  busy: boolean
  /** Navigates to another search without scrolling. */
  apply: (filters: FinderFilters) => void
  /** The same as link props. */
  linkTo: (filters: FinderFilters) => { to: string; onClick: (event: MouseEvent) => void }
}

export function useFinderFilters(found: FinderFilters): Finding {
  const [filters, want] = useOptimistic(found)
  const [isChanging, startTransition] = useTransition()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const busy = useNavigation().location?.pathname === pathname || isChanging

  function apply(next: FinderFilters): void {
    startTransition(async () => {
      want(next)
      await navigate(finderLink(next), { preventScrollReset: true })
    })
  }

  function linkTo(next: FinderFilters) {
    return {
      to: finderLink(next),
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        apply(next)
      },
    }
  }

  return { filters, found, busy, apply, linkTo }
}
