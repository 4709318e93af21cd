import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a signature, and its maximum lead. */
const TOLERANCE_SECONDS = 5 * 60
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

function sumOf(secret: string, seconds: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}

/**
 * Whether a mail service's signature (HMAC-SHA256 over `{seconds since 1970}.{body}`) matches the body and the secret,
 * and is at most five minutes old.
 */
export function isSignedInbound(secret: string, body: Uint8Array, signature: string, now: Date): boolean {
  const [, seconds = '', sum = ''] = SIGNATURE.exec(signature) ?? []
  if (seconds === '') return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(sumOf(secret, seconds, body), Buffer.from(sum, 'hex'))
}
