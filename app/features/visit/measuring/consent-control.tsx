import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPrivatePage } from '#app/features/visit/analytics/private-pages.ts'
import {
  kindsOf,
  type ServiceConfig,
  type ServiceKind,
} from '#app/features/visit/analytics/service-config.ts'
import { isSuppressedHere } from '#app/features/visit/analytics/suppression.ts'
import {
  answerFor,
  CONSENT_KEY,
  type ConsentAnswer,
  readConsent,
  refusesTracking,
  storeConsent,
} from '#app/features/visit/consent/consent.ts'
import { ConsentBar } from '#app/features/visit/consent/consent-bar.tsx'
import { forgetVisit } from './forget-visit.ts'
import { useMeasuring } from './use-measuring.ts'

export interface ConsentControlProps {
  services: ServiceConfig
  /** The operator's name. */
  name: string
}

/** The pressed link for changing the answer, until it is given. */
function useConsentLinks() {
  const [asked, setAsked] = useState<HTMLElement | null>(null)
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-consent]')
      if (!link) return
      event.preventDefault()
      setAsked(link)
    }
    // Before React Router's own listener, which would follow the link.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return [asked, setAsked] as const
}

/** The current answer, including browser signals; null on the server. */
function useAnswer(kinds: readonly ServiceKind[]) {
  const [answer, setAnswer] = useState<ConsentAnswer | null>(null)
  const [refused, setRefused] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is configured stands as long as the document
  useEffect(() => {
    const saysNo = refusesTracking(navigator)
    const read = (stored: string | null) => setAnswer(saysNo ? 'no' : answerFor(stored, kinds))
    // An answer in another tab applies here as well.
    function onStorage({ key, newValue }: StorageEvent): void {
      if (key === CONSENT_KEY) read(newValue)
    }
    setRefused(saysNo)
    read(readConsent())
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  return { answer, setAnswer, refused }
}

/** Asks for consent, stores the answer and applies it. No third-party service loads before a yes. */
export function ConsentControl({ services, name }: ConsentControlProps) {
  const { pathname } = useLocation()
  const kinds = kindsOf(services)
  const { answer, setAnswer, refused } = useAnswer(kinds)
  const [asked, setAsked] = useConsentLinks()
  useMeasuring(services, answer === 'yes', pathname)

  function close(): void {
    asked?.focus()
    setAsked(null)
  }

  function decide(decision: 'yes' | 'no'): void {
    storeConsent(decision, kinds)
    if (decision === 'no') forgetVisit()
    setAnswer(decision)
    close()
  }

  const isTime = answer === 'unasked' && !isSuppressedHere() && !isPrivatePage(pathname)
  if (!asked && !isTime) return null
  return (
    <ConsentBar
      name={name}
      kinds={kinds}
      refused={refused}
      takesFocus={asked !== null}
      onDecide={decide}
      onClose={close}
    />
  )
}
