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

/** Derives a request's identity from its key and its content. */
export function identifyRequest(secret: string, requestKey: string, request: PlanRequest): RequestIdentity {
  const { requestKey: _key, referral: _referral, ...content } = request
  const idempotencyKey = createHash('sha256')
    .update(requestKey)
    .update('\0')
    .update(JSON.stringify(content))
    .digest('base64url')
  return identityOf(secret, idempotencyKey, request.email)
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
