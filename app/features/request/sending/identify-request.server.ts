import { createHash } from 'node:crypto'
import { hmac, makeUserId } from '#app/features/account/identity/make-user-id.server.ts'
import type { PlanRequest } from '#app/features/plan/core/plan-schema.ts'

/** Derived from a request alone, so that a retry gets the same answer even while the database is away. */
export interface RequestIdentity {
  /** Equal for a request and its retries, different for any other. */
  idempotencyKey: string
  /** Last part of the receipt's address; cannot be guessed without the process's secret. */
  receiptKey: string
  /** ID of the person: positive, below 2^53, and the same for an address whether it was known or not. */
  userId: number
  /** Lets the sender report once where they came from; cannot be guessed without the secret. */
  utmTicket: string
}

const MINUTE_MS = 60_000

/** A key as no sender can choose it: equal requests without a key are one by the minute in which they were accepted. */
function keyOfMinute(minute: number): string {
  return `\0${minute}`
}

/** The identities of a request: its own, and those of an equal one without a key in the minute before or after. */
interface Identities {
  own: RequestIdentity
  neighbours: RequestIdentity[]
}

/** How far apart two requests may be accepted to be one, if they are equal and have no key. */
export const ONE_WITHIN_MS = MINUTE_MS

/** Derives a request's identities from its key, or without one from its moment, and from its content. */
export function identifyRequest(secret: string, request: PlanRequest, at: Date): Identities {
  const { requestKey, referral: _referral, ...content } = request
  const identify = (key: string) => {
    const sum = createHash('sha256').update(key).update('\0').update(JSON.stringify(content))
    return identityOf(secret, sum.digest('base64url'), request.email)
  }
  if (requestKey) return { own: identify(requestKey), neighbours: [] }
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  const neighbours = [minute - 1, minute + 1].map(near => identify(keyOfMinute(near)))
  return { own: identify(keyOfMinute(minute)), neighbours }
}

/** The identity of a request whose idempotency key is known. */
export function identityOf(secret: string, idempotencyKey: string, email: string): RequestIdentity {
  return {
    idempotencyKey,
    receiptKey: hmac(secret, 'receipt', idempotencyKey).subarray(0, 18).toString('base64url'),
    userId: makeUserId(secret, email),
    utmTicket: hmac(secret, 'utm-ticket', idempotencyKey).subarray(0, 18).toString('base64url'),
  }
}
