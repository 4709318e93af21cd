import type { ArrivalDetails } from '#app/features/visit/services/service.ts'
import { type Arrival, classifyReferrer, recordArrival } from './attribution.ts'

const ABOUT_THE_RECORD = ['created', 'created_ts', 'landing_url']

/** UTM values, path and referrer of an arrival, as services are told (specification, section 7: on app mount). */
export function arrivalDetails(arrival: Arrival): ArrivalDetails {
  const { pathname, host } = new URL(arrival.address)
  const record = Object.entries(recordArrival(arrival, new Date(0)) ?? {})
  const values = record.filter(([name, value]) => value !== null && !ABOUT_THE_RECORD.includes(name))
  // Pages of the site itself may have an address that is somebody's own.
  const referrer = classifyReferrer(arrival.referrer, host) ? arrival.referrer.replace(/[?#].*/, '') : ''
  return {
    path: pathname,
    referrer,
    ...Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
  }
}
