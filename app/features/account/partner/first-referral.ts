import { readConsent, refusesTracking } from '#app/features/visit/consent/consent.ts'
import { REFERRAL_DAYS } from './referral.ts'

/** Under this name lies the referral of the first partner's page that this browser was on. */
const KEY = 'referral'
const DAY_MS = 24 * 60 * 60 * 1_000

/** The referral that counts: of the first partner's page, as long as it lasts. */
export function firstReferral(): string | undefined {
  try {
    const referral = localStorage.getItem(KEY)
    const day = Date.parse(referral?.split('.')[1] ?? '')
    return referral && Date.now() - day <= REFERRAL_DAYS * DAY_MS ? referral : undefined
  } catch {
    return undefined
  }
}

/** Remembers a partner's page in this browser, unless another was there first or the reader says no. */
export function storeReferral(referral: string): void {
  try {
    if (firstReferral() || refusesTracking(navigator) || readConsent() === 'no') return
    localStorage.setItem(KEY, referral)
  } catch {
    // Without storage the form on the partner's own page still carries it.
  }
}
