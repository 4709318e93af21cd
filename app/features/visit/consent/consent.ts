import type { ServiceKind } from '#app/features/visit/analytics/service-config.ts'

/** The storage name of the reader's answer: `no`, or `yes` and to what. */
export const CONSENT_KEY = 'consent'

export type ConsentAnswer = 'yes' | 'no' | 'unasked'

/** How a browser says no for its reader. */
export interface TrackingSignals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Global Privacy Control and Do Not Track count as no. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: TrackingSignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}

/** What a stored answer says of what is configured now: a yes covers only what was named when it was given. */
export function answerFor(stored: string | null, kinds: readonly ServiceKind[]): ConsentAnswer {
  if (stored === 'no') return 'no'
  const [word, ...named] = stored?.split(' ') ?? []
  return word === 'yes' && kinds.every(kind => named.includes(kind)) ? 'yes' : 'unasked'
}

/** What is stored in this browser. */
export function readConsent(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

/** Keeps the answer; a browser that forbids it asks again on the next page. */
export function storeConsent(answer: 'yes' | 'no', kinds: readonly ServiceKind[]): void {
  try {
    localStorage.setItem(CONSENT_KEY, answer === 'no' ? 'no' : ['yes', ...kinds].join(' '))
  } catch {
    // As said above.
  }
}
