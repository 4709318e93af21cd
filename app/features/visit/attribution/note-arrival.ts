import { isSuppressedHere } from '#app/features/visit/analytics/suppressed.ts'
import { readConsent, refusesTracking } from '#app/features/visit/consent/consent.ts'
import { type Arrival, addArrival, recordArrival } from './attribution.ts'
import { readRecords, storeRecords, wasSent } from './stored-records.ts'

/** How this document was reached, independent of later navigation. */
export function thisArrival(): Arrival {
  const [navigation] = performance.getEntriesByType('navigation')
  return { address: navigation?.name ?? location.href, referrer: document.referrer }
}

/**
 * Records in this browser where the visitor came from (specification, sections 6 and 7). Not on paths of the office
 * and of organisations, not for staff, and not for a reader who refused.
 */
export function noteArrival(): void {
  try {
    if (isSuppressedHere() || refusesTracking(navigator) || readConsent() === 'no') return
    const record = recordArrival(thisArrival(), new Date())
    if (record) storeRecords(addArrival(readRecords(), record, wasSent()))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: logged only (specification, section 8)
    console.warn('Where this visit came from could not be noted.', error)
  }
}
