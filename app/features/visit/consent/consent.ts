import type { ServiceKind } from '#app/features/visit/analytics/service-config.ts'

/** Storage key of the reader's answer: `no`, or `yes` with the kinds it covers. */
export const CONSENT_KEY = 'consent'

export type ConsentAnswer = 'yes' | 'no' | 'unasked'

/** Browser signals of a refusal. */
export interface TrackingSignals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Global Privacy Control and Do Not Track count as a refusal. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: TrackingSignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}

/** What a stored answer means for the current configuration: a yes covers only the kinds named when it was given. */
export function answerFor(stored: string | null, kinds: readonly ServiceKind[]): ConsentAnswer {
  if (stored === 'no') return 'no'
  const [word, ...named] = stored?.split(' ') ?? []
  return word === 'yes' && kinds.every(kind => named.includes(kind)) ? 'yes' : 'unasked'
}

/** The answer stored in this browser. */
export function readConsent(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

/** Stores the answer; if the browser forbids it, the question appears again on the next page. */
export function storeConsent(answer: 'yes' | 'no', kinds: readonly ServiceKind[]): void {
  try {
    localStorage.setItem(CONSENT_KEY, answer === 'no' ? 'no' : ['yes', ...kinds].join(' '))
  } catch {
    // Storage is unavailable: the question appears again on the next page.
  }
}
