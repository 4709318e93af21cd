import { timingSafeEqual } from 'node:crypto'
import { hmac } from '#app/features/account/identity/find-or-add-person.server.ts'
import { DAY_MS, dayOf } from '#app/text/days.ts'
import { REFERRAL_DAYS, type Referral } from './referral.ts'

function signature(secret: string, partner: string, day: string): Buffer {
  return hmac(secret, 'referral', `${partner}\0${day}`).subarray(0, 18)
}

/** Signed proof of a visit to a partner's page: the partner's key, the day and a signature of both. */
export function signReferral(secret: string, partner: string, now: Date): string {
  const day = dayOf(now)
  return `${partner}.${day}.${signature(secret, partner, day).toString('base64url')}`
}

/** Verifies a referral; null if it is forged or expired. */
export function readReferral(secret: string, referral: string, now: Date): Referral | null {
  const [, partner, day, sum] = /^([a-z0-9-]+)\.(\d{4}-\d\d-\d\d)\.([\w-]{24})$/.exec(referral) ?? []
  if (!partner || !day || !sum) return null
  if (!timingSafeEqual(Buffer.from(sum, 'base64url'), signature(secret, partner, day))) return null
  const isOld = now.getTime() - Date.parse(day) > (REFERRAL_DAYS + 1) * DAY_MS
  return isOld ? null : { partner, day }
}
