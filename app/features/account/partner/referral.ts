import { readConsent, refusesTracking } from '#app/features/visit/consent/consent.ts'

/** Content of a signed referral. */
export interface Referral {
  /** Key of the partner. */
  partner: string
  /** Day of the visit to the partner's page: YYYY-MM-DD, UTC. */
  day: string
}

/** Days for which the first partner is credited. */
export const REFERRAL_DAYS = 90

/** Storage key of the referral of the first partner's page visited in this browser. */
const KEY = 'referral'
const DAY_MS = 24 * 60 * 60 * 1_000

/** The valid referral: of the first partner's page, until it expires. */
export function firstReferral(): string | undefined {
  try {
    const referral = localStorage.getItem(KEY)
    const day = Date.parse(referral?.split('.')[1] ?? '')
    return referral && Date.now() - day <= REFERRAL_DAYS * DAY_MS ? referral : undefined
  } catch {
    return undefined
  }
}

/** Stores a partner's referral in this browser, unless there is one already or the visitor has refused tracking. */
export function storeReferral(referral: string): void {
  try {
    if (firstReferral() || refusesTracking(navigator) || readConsent() === 'no') return
    localStorage.setItem(KEY, referral)
  } catch {
    // Without storage the form on the partner's own page still carries it.
  }
}

/** A partner, for the page that we run with it. */
export interface Partner {
  key: string
  name: string
  /** Welcome text for the partner's travellers. */
  welcome: string | null
  /** Tags of the countries offered to their travellers; empty for all. */
  countries: string[]
}
