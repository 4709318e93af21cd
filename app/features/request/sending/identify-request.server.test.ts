import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeUserId } from '#app/features/account/identity/make-user-id.server.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import type { PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { TEST_SECRET } from '#tools/testing/test-context.ts'
import { identifyRequest } from './identify-request.server.ts'

function requestOf(change: Partial<PlanRequest> = {}): PlanRequest {
  return storedRequest.parse({
    name: 'Ana Mora',
    email: 'ana@example.org',
    newPlan: { country: 'costa-rica', notes: 'Two weeks in May' },
    ...change,
  })
}

describe('the ID of a person', () => {
  it('is positive, safe as a number, and the same in upper and lower case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), email => {
        const id = makeUserId(TEST_SECRET, email)
        expect(id).toBeGreaterThan(0)
        expect(Number.isSafeInteger(id)).toBe(true)
        expect(makeUserId(TEST_SECRET, ` ${email.toUpperCase()} `)).toBe(id)
      }),
    )
  })

  it('differs from address to address and from secret to secret', () => {
    const ids = ['ana@example.org', 'anna@example.org', 'ana@example.com'].flatMap(email =>
      [TEST_SECRET, `${TEST_SECRET}!`].map(secret => makeUserId(secret, email)),
    )
    expect(new Set(ids).size).toBe(6)
  })
})

describe('the identity of a request', () => {
  const identity = identifyRequest(TEST_SECRET, 'a click', requestOf())

  it('is the same for a retry', () => {
    expect(identifyRequest(TEST_SECRET, 'a click', requestOf())).toEqual(identity)
    expect(identifyRequest(TEST_SECRET, 'a click', requestOf({ requestKey: 'a click' }))).toEqual(identity)
    expect(identifyRequest(TEST_SECRET, 'a click', requestOf({ referral: 'a partner' }))).toEqual(identity)
  })

  it.each<[string, string, PlanRequest]>([
    ['another key', 'another click', requestOf()],
    ['another name', 'a click', requestOf({ name: 'Ana' })],
    [
      'another message',
      'a click',
      requestOf({ newPlan: { ...requestOf().newPlan, message: 'Three weeks' } }),
    ],
    ['another address', 'a click', requestOf({ email: 'eva@example.org' })],
  ])('differs for %s', (_what, key, request) => {
    const other = identifyRequest(TEST_SECRET, key, request)
    expect(other.idempotencyKey).not.toBe(identity.idempotencyKey)
    expect(other.receiptKey).not.toBe(identity.receiptKey)
  })

  it('has a receipt address that cannot be guessed without the secret', () => {
    const other = identifyRequest(`${TEST_SECRET}!`, 'a click', requestOf())
    expect(other.idempotencyKey).toBe(identity.idempotencyKey)
    expect(other.receiptKey).not.toBe(identity.receiptKey)
    expect(identity.receiptKey).toMatch(/^[A-Za-z0-9_-]{24}$/)
  })
})
