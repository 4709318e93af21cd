import { type MouseEvent, useOptimistic, useTransition } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type FinderFilters, finderLink } from './finder.ts'

/** The search as it stands, or as it will once the answer is here; and the ways to another. */
export interface Finding {
  filters: FinderFilters
  /** The search whose answer is shown. */
  found: FinderFilters
  /** An answer is on its way, to a choice or to a step back. */
  busy: boolean
  /** Goes to the address of another search, at once and without moving the page. */
  apply: (filters: FinderFilters) => void
  /** The same as a link. */
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
