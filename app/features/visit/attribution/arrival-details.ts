import { tellablePath } from '#app/features/visit/analytics/private-pages.ts'
import type { ArrivalDetails } from '#app/features/visit/services/service.ts'
import { type Arrival, classifyReferrer, recordArrival } from './attribution.ts'

const ABOUT_THE_RECORD = ['created', 'created_ts', 'landing_url']

/** UTM values, path and referrer of an arrival, as sent to services (specification, section 7: on app mount). */
export function arrivalDetails(arrival: Arrival): ArrivalDetails {
  const { pathname, host } = new URL(arrival.address)
  const record = Object.entries(recordArrival(arrival, new Date(0)) ?? {})
  const values = record.filter(([name, value]) => value !== null && !ABOUT_THE_RECORD.includes(name))
  // Internal referrers are left out, because an address of this site may be private.
  const referrer = classifyReferrer(arrival.referrer, host) ? arrival.referrer.replace(/[?#].*/, '') : ''
  return {
    path: tellablePath(pathname),
    referrer,
    ...Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
  }
}
