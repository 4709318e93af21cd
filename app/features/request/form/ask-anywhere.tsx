import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { DEFAULT_COUNTRY, plannerOf, UNKNOWN_PAGE } from '#app/features/plan/core/plan.ts'
import type { Answerer } from './answerer.tsx'
import type { AskDialogProps } from './ask-dialog.tsx'

interface AskAnywhereProps {
  countries: readonly { tag: string; name: string }[]
  answerers: Readonly<Record<string, Answerer>>
  /** Keys of staff who are never shown. */
  hiddenStaff: readonly string[]
}

interface Opened {
  initial: AskDialogProps['initial']
  assumed: boolean
  query: string
  /** The page it was asked on. */
  on: string
  Dialog: ComponentType<AskDialogProps>
}

/** The link to the contact page that was pressed, for a plain press of it; null for any other press. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-ask]') : null
}

/** The question that a link to the contact page asks. */
function questionOf({ href }: HTMLAnchorElement): Pick<Opened, 'initial' | 'assumed' | 'query'> {
  const { search, searchParams: query } = new URL(href)
  return {
    query: search,
    assumed: !query.get('country'),
    initial: {
      country: query.get('country') || DEFAULT_COUNTRY,
      url: query.get('url') || location.pathname || UNKNOWN_PAGE,
      message: query.get('message') ?? undefined,
    },
  }
}

/**
 * Opens every link to the contact page as a dialog over the page; without script, and where the dialog's does not come,
 * the link leads there.
 */
export function AskAnywhere(known: AskAnywhereProps) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { countries } = known
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = pressedLink(event)
      if (!link) return
      const asked = { ...questionOf(link), on: location.pathname }
      // About a country where we plan nothing: the page says so, and who answers.
      if (!countries.some(({ tag }) => tag === asked.initial.country)) return
      // To one planner: the page knows everybody, the dialog only who answers for a country.
      if (plannerOf(asked.initial.url) !== null) return
      event.preventDefault()
      import('./ask-dialog.tsx').then(
        ({ AskDialog: Dialog }) => setOpened({ ...asked, Dialog }),
        () => location.assign(link.href),
      )
    }
    // Before React Router's own listener, which would follow the link.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [countries])
  // Following a link out of the dialog leaves it behind.
  if (opened?.on !== pathname) return null
  return (
    <opened.Dialog
      {...known}
      initial={opened.initial}
      assumed={opened.assumed}
      query={opened.query}
      onClose={() => setOpened(null)}
    />
  )
}
