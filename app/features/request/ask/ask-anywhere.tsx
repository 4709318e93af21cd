import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { DEFAULT_COUNTRY, UNKNOWN_PAGE } from '#app/features/request/plan/plan.ts'
import type { Answerer } from './answerer.tsx'

const AskDialog = lazy(() => import('./ask-dialog.tsx').then(module => ({ default: module.AskDialog })))

interface AskAnywhereProps {
  countries: readonly { tag: string; name: string }[]
  answerers: Readonly<Record<string, Answerer>>
  /** Keys of staff who are never shown. */
  hiddenStaff: readonly string[]
}

interface Question {
  country: string
  url: string
  message: string | undefined
}

/** The question in a link to the contact page. Returns null for a modified click, which the browser should handle. */
function questionOf(event: MouseEvent): Question | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-ask]') : null
  if (!link) return null
  const query = new URL(link.href).searchParams
  return {
    country: query.get('country') || DEFAULT_COUNTRY,
    url: query.get('url') || location.pathname || UNKNOWN_PAGE,
    message: query.get('message') ?? undefined,
  }
}

/** Opens every link to the contact page as a dialog. Without script the link goes to the page. */
export function AskAnywhere(known: AskAnywhereProps) {
  const { pathname } = useLocation()
  const [question, setQuestion] = useState<(Question & { on: string }) | null>(null)
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const asked = questionOf(event)
      if (!asked) return
      event.preventDefault()
      setQuestion({ ...asked, on: location.pathname })
    }
    // Before React Router's own listener, which would follow the link.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  // A link followed from the dialog closes it.
  if (question?.on !== pathname) return null
  return (
    <Suspense>
      <AskDialog {...known} initial={question} onClose={() => setQuestion(null)} />
    </Suspense>
  )
}
