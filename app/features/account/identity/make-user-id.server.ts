import { createHmac } from 'node:crypto'

const JS_INTEGER_BITS = 53n

export function hmac(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest()
}

/** ID derived from an address without revealing it (docs/decisions/0004-a-request-cannot-be-lost.md). */
export function makeUserId(secret: string, email: string): number {
  const digest = hmac(secret, 'user', email.trim().toLowerCase())
  const id = Number(digest.readBigUInt64BE() & ((1n << JS_INTEGER_BITS) - 1n))
  return id || 1
}
