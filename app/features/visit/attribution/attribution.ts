import type { UtmRecord } from './utm-schema.ts'

/** Where a visitor came from, as far as the address and the referrer say it. It runs on every first page: keep it small. */

/** Characters from which a UTM field counts as present (specification, section 5). */
const PRESENT_FROM = 3
/** Records a browser keeps; the first arrival stays among them. */
export const MOST_KEPT = 20
/** What the call takes (utm-schema.ts); a longer value is cut, so that it cannot hold up the others. */
const LONGEST = { utm: 500, clickId: 1_000, address: 2_000 }

const UTM = ['utm_source', 'utm_campaign', 'utm_medium', 'utm_term', 'utm_content'] as const
const CLICK_IDS = ['fbclid', 'msclkid', 'ttclid', 'li_fat_id'] as const
/** Click ids without a field of their own: the landing address carries them. */
const OTHER_CLICK_IDS = ['gclid', 'gbraid', 'wbraid']

const SEARCH_ENGINE =
  /^(?:(?:m|cn|html|images)\.)?(google|bing|duckduckgo|ecosia|qwant|startpage|kagi|yandex|baidu)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^(?:[a-z]+\.)?search\.(yahoo|brave|naver|seznam|aol)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^com\.(google)\.android\.googlequicksearchbox$/

type Source = Required<Pick<UtmRecord, 'utm_source' | 'utm_medium'>>

const DIRECT: Source = { utm_source: '(direct)', utm_medium: '(none)' }

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}

/**
 * What a referrer says of an arrival at `ownHost`: a search engine, another site, nobody; null from the site itself
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
  /** The whole address the visitor came to. */
  address: string
  referrer: string
}

/** The record of an arrival; null where it says nothing: somebody going from page to page of the site. */
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
    // Of the query nothing else: an address may carry somebody's e-mail.
    landing_url: `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`.slice(0, LONGEST.address),
  }
}

function isSameArrival(a: UtmRecord, b: UtmRecord): boolean {
  const timeless = (record: UtmRecord) => JSON.stringify({ ...record, created: 0, created_ts: 0 })
  return timeless(a) === timeless(b)
}

/**
 * The records after an arrival. A page loaded again adds nothing, and neither does somebody whose origin is known,
 * here or there, and who comes back by themselves.
 */
export function addArrival(records: readonly UtmRecord[], record: UtmRecord, wasSent: boolean): UtmRecord[] {
  const last = records.at(-1)
  const isKnown = last !== undefined || wasSent
  if ((isKnown && record.utm_source === DIRECT.utm_source) || (last && isSameArrival(last, record)))
    return [...records]
  const all = [...records, record]
  return all.length > MOST_KEPT ? [...all.slice(0, 1), ...all.slice(1 - MOST_KEPT)] : all
}
