import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeUserId } from '#app/features/account/identity/find-or-add-person.server.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import type { PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { TEST_SECRET } from '#tools/testing/test-context.ts'
import { identifyRequest } from './add-plan.server.ts'

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

const NOON = new Date('2026-03-14T12:00:30Z')
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000)

function identify(change: Partial<PlanRequest> = {}, { secret = TEST_SECRET, at = NOON } = {}) {
  return identifyRequest(secret, requestOf({ requestKey: 'a click', ...change }), at).own
}

describe('the identity of a request', () => {
  const identity = identify()

  it('is the same for a retry, whenever it comes', () => {
    expect(identify()).toEqual(identity)
    expect(identify({ referral: 'a partner' })).toEqual(identity)
    expect(identify({}, { at: later(3_600) })).toEqual(identity)
  })

  it.each<[string, Partial<PlanRequest>]>([
    ['another key', { requestKey: 'another click' }],
    ['no key', { requestKey: undefined }],
    ['another name', { name: 'Ana' }],
    ['another message', { newPlan: { ...requestOf().newPlan, message: 'Three weeks' } }],
    ['another address', { email: 'eva@example.org' }],
  ])('differs for %s', (_what, change) => {
    const other = identify(change)
    expect(other.idempotencyKey).not.toBe(identity.idempotencyKey)
    expect(other.receiptKey).not.toBe(identity.receiptKey)
  })

  it('has a receipt address that cannot be guessed without the secret', () => {
    const other = identify({}, { secret: `${TEST_SECRET}!` })
    expect(other.idempotencyKey).toBe(identity.idempotencyKey)
    expect(other.receiptKey).not.toBe(identity.receiptKey)
    expect(identity.receiptKey).toMatch(/^[A-Za-z0-9_-]{24}$/)
  })
})

describe('without a key', () => {
  const keysOf = (at: Date, change: Partial<PlanRequest> = {}) => {
    const { own, neighbours } = identifyRequest(TEST_SECRET, requestOf(change), at)
    return { own: own.idempotencyKey, neighbours: neighbours.map(each => each.idempotencyKey) }
  }

  it('is the same within a minute of the clock, and names those of the minutes around it', () => {
    const first = keysOf(NOON)
    expect(keysOf(later(29)).own).toBe(first.own)
    for (const near of [keysOf(later(59)), keysOf(later(-59))]) {
      expect(first.neighbours).toContain(near.own)
      expect(near.neighbours).toContain(first.own)
    }
    expect([first.own, ...first.neighbours]).not.toContain(keysOf(later(120)).own)
  })

  it('is another for another content, and no key that a sender chooses makes it', () => {
    expect(keysOf(NOON, { name: 'Eva' }).own).not.toBe(keysOf(NOON).own)
    const minute = String(Math.floor(NOON.getTime() / 60_000))
    expect(keysOf(NOON, { requestKey: minute }).own).not.toBe(keysOf(NOON).own)
    expect(keysOf(NOON, { requestKey: minute }).neighbours).toEqual([])
  })
})
