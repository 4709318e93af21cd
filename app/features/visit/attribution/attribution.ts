import { tellablePath } from '#app/features/visit/analytics/private-pages.ts'
import type { UtmRecord } from './utm-schema.ts'

/**
 * Determines where a visitor came from, by address and referrer. Runs on every landing page, so it must stay small.
 */

/** Minimum length of a UTM field that counts as present (specification, section 5). */
const PRESENT_FROM = 3
/** Maximum number of stored records; the first arrival is always kept. */
export const MOST_RECORDS = 20
/** Limits of the API (utm-schema.ts); longer values are cut, so that they do not invalidate the others. */
const LONGEST = { utm: 500, clickId: 1_000, address: 2_000 }

const UTM = ['utm_source', 'utm_campaign', 'utm_medium', 'utm_term', 'utm_content'] as const
const CLICK_IDS = ['fbclid', 'msclkid', 'ttclid', 'li_fat_id'] as const
/** Click IDs without a field of their own; they stay in the landing address. */
const OTHER_CLICK_IDS = ['gclid', 'gbraid', 'wbraid']

const SEARCH_ENGINE =
  /^(?:(?:m|cn|html|images)\.)?(google|bing|duckduckgo|ecosia|qwant|startpage|kagi|yandex|baidu)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^(?:[a-z]+\.)?search\.(yahoo|brave|naver|seznam|aol)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^com\.(google)\.android\.googlequicksearchbox$/

type Source = Required<Pick<UtmRecord, 'utm_source' | 'utm_medium'>>

const DIRECT: Source = { utm_source: '(direct)', utm_medium: '(none)' }

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}

/**
 * Classifies a referrer of an arrival at `ownHost`: search engine, other site or none; null for this site itself
 * (specification, section 5: referral classification).
 */
export function classifyReferrer(referrer: string, ownHost: string): Source | null {
  let host: string
  try {
    host = withoutWww(new URL(referrer).host)
  } catch {
    return DIRECT
  }
  if (host === withoutWww(ownHost)) return null
  const engine = SEARCH_ENGINE.exec(host)?.slice(1).find(Boolean)
  if (engine) return { utm_source: engine, utm_medium: 'Organic' }
  return host ? { utm_source: host.slice(0, LONGEST.utm), utm_medium: 'Referral' } : DIRECT
}

export interface Arrival {
  /** Full landing address. */
  address: string
  referrer: string
}

/** The record of an arrival; null for navigation within the site. */
export function recordArrival({ address, referrer }: Arrival, now: Date): UtmRecord | null {
  const { searchParams: query, host, origin, pathname } = new URL(address)
  const kept = new URLSearchParams()
  function read(name: string, atLeast: number, most: number): string | null {
    const value = query.get(name)?.trim().slice(0, most) ?? ''
    if (value.length < atLeast) return null
    kept.set(name, value)
    return value
  }
  const utm = UTM.map(name => [name, read(name, PRESENT_FROM, LONGEST.utm)])
  const clickIds = CLICK_IDS.map(name => [name, read(name, 1, LONGEST.clickId)])
  for (const name of OTHER_CLICK_IDS) read(name, 1, LONGEST.clickId)
  const source = kept.size > 0 ? {} : classifyReferrer(referrer, host)
  if (!source) return null
  const created = now.toISOString()
  return {
    ...Object.fromEntries([...utm, ...clickIds]),
    ...source,
    created: created.slice(0, 10),
    created_ts: created,
    // No other query parameters and no key of a private page, because an address may contain personal data.
    landing_url: `${origin}${tellablePath(pathname)}${kept.size > 0 ? `?${kept}` : ''}`.slice(
      0,
      LONGEST.address,
    ),
  }
}

function isSameArrival(a: UtmRecord, b: UtmRecord): boolean {
  const timeless = (record: UtmRecord) => JSON.stringify({ ...record, created: 0, created_ts: 0 })
  return timeless(a) === timeless(b)
}

/**
 * The records after an arrival. Adds nothing for a reload, or for a direct return of a visitor whose origin is
 * already known here or on the server.
 */
export function addArrival(records: readonly UtmRecord[], record: UtmRecord, wasSent: boolean): UtmRecord[] {
  const last = records.at(-1)
  const isKnown = last !== undefined || wasSent
  if ((isKnown && record.utm_source === DIRECT.utm_source) || (last && isSameArrival(last, record)))
    return [...records]
  const all = [...records, record]
  return all.length > MOST_RECORDS ? [...all.slice(0, 1), ...all.slice(1 - MOST_RECORDS)] : all
}
