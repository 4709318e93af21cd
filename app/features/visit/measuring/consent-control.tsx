import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPrivatePage } from '#app/features/visit/analytics/private-pages.ts'
import {
  kindsOf,
  type ServiceConfig,
  type ServiceKind,
} from '#app/features/visit/analytics/service-config.ts'
import { isSuppressedHere } from '#app/features/visit/analytics/suppressed.ts'
import { arrivalDetails } from '#app/features/visit/attribution/arrival-details.ts'
import { thisArrival } from '#app/features/visit/attribution/note-arrival.ts'
import { forgetRecords } from '#app/features/visit/attribution/stored-records.ts'
import {
  answerFor,
  CONSENT_KEY,
  type ConsentAnswer,
  readConsent,
  refusesTracking,
  storeConsent,
} from '#app/features/visit/consent/consent.ts'
import { ConsentBar } from '#app/features/visit/consent/consent-bar.tsx'
import type { RunningServices } from '#app/features/visit/services/services.ts'

/** The document's running services; they cannot be unloaded. */
let running: Promise<RunningServices> | null = null

async function start(services: ServiceConfig): Promise<RunningServices> {
  const { startServices } = await import('#app/features/visit/services/services.ts')
  return startServices(services, arrivalDetails(thisArrival()))
}

/**
 * Runs the services if the reader allows it, and reports each page to them. After a withdrawal the document reloads
 * without them.
 */
function useMeasuring(services: ServiceConfig, isAllowed: boolean, pathname: string): void {
  useEffect(() => {
    if (!isAllowed || isSuppressedHere() || isPrivatePage(pathname)) {
      if (running) location.reload()
      return
    }
    running ??= start(services)
    running.then(
      ({ seePage }) => seePage(),
      () => {
        running = null
      },
    )
  }, [services, isAllowed, pathname])
}

/** Storage keys that services leave in a browser. */
const LEFT_BEHIND = /^(AMP_|amplitude|intercom|_fb|_gcl|_ga)/

/** Deletes all cookies visible to scripts: the site itself sets none, so they belong to services. */
function forgetCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)]
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.split('=', 1)[0]
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: only some browsers have the cookie store
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

/** After a refusal, deletes the attribution records and what services stored here. */
function forgetVisit(): void {
  forgetRecords()
  forgetCookies()
  try {
    for (const name of Object.keys(localStorage)) if (LEFT_BEHIND.test(name)) localStorage.removeItem(name)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

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
