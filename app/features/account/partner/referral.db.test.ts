import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { UNKNOWN_PAGE, writeNotes } from '#app/features/plan/core/plan.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import {
  replayPlanRequests,
  sendPlanRequest,
} from '#app/features/request/sending/send-plan-request.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { TEST_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { firstReferral, storeReferral } from './referral.ts'
import { signReferral } from './sign-referral.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-21T12:00:00Z')
const PARTNER = 'heron-and-finch'
const OTHER = 'low-tide-travel'
let requests = 0

interface Sent {
  url?: string
  referral?: string | undefined
  actor?: Actor
  now?: Date
}

function requestWith({ url = UNKNOWN_PAGE, referral }: Sent) {
  requests++
  const email = `friend${requests}@example.org`
  const newPlan = { country: 'costa-clara', notes: writeNotes('Two weeks in May', url) }
  return { email, request: storedRequest.parse({ name: 'Ana Mora', email, referral, newPlan }) }
}

/** The partner credited with the request of an address, and how. */
async function creditOf(email: string) {
  const [row] = await db
    .select({
      partner: affiliate.key,
      kind: plan.referralKind,
      day: plan.referredOn,
      traveller: users.affiliateId,
    })
    .from(plan)
    .innerJoin(users, eq(users.id, plan.userId))
    .leftJoin(affiliate, eq(affiliate.id, plan.affiliateId))
    .where(eq(plan.contactEmail, email))
  if (!row) throw new Error('the request was not stored')
  // The person is not linked to the partner; the request is.
  const { traveller, ...credit } = row
  expect(traveller).toBeNull()
  return credit
}

async function send(sent: Sent) {
  const { email, request } = requestWith(sent)
  const { actor = { kind: 'visitor' }, now = NOW } = sent
  await sendPlanRequest(await testContext(connection, { actor, now: () => now }), request)
  return creditOf(email)
}

const NOBODY = { partner: null, kind: null, day: null }
const EARNED = { partner: PARTNER, kind: 'page', day: '2026-11-21' }
const referral = signReferral(TEST_SECRET, PARTNER, NOW)
const sum = referral.split('.')[2]

describe('a request', () => {
  it('with a referral of a partner’s page is credited to the partner', async () => {
    expect(await send({ referral })).toEqual(EARNED)
    expect(await send({ referral, now: new Date('2027-02-18T12:00:00Z') })).toEqual(EARNED)
  })

  it.each<[string, Sent]>([
    ['the page named in its notes', { url: `/aaa-preview/${PARTNER}` }],
    ['another partner’s name over the signature', { referral: `${OTHER}.2026-11-21.${sum}` }],
    ['another day over the signature', { referral: `${PARTNER}.2026-11-22.${sum}` }],
    ['a signature of another secret', { referral: signReferral(`${TEST_SECRET}!`, PARTNER, NOW) }],
    ['no signature', { referral: `${PARTNER}.2026-11-21.` }],
    ['a partner nobody knows', { referral: signReferral(TEST_SECRET, 'nobody', NOW) }],
    ['a referral of more than ninety days', { referral, now: new Date('2027-03-01T12:00:00Z') }],
    ['nonsense', { referral: '\u0000' }],
  ])('earns nobody anything by %s', async (_, sent) => {
    expect(await send(sent)).toEqual(NOBODY)
  })

  it('with a partner’s own key is credited to it, unless another partner sent the traveller first', async () => {
    const [row] = await db.select({ id: affiliate.id }).from(affiliate).where(eq(affiliate.key, OTHER))
    const actor: Actor = { kind: 'partner', userId: 8, affiliateId: row?.id ?? 0 }
    expect(await send({ actor })).toEqual({ partner: OTHER, kind: 'key', day: null })
    expect(await send({ actor, referral })).toEqual(EARNED)
    expect(await send({ actor: { kind: 'traveller', userId: 8 } })).toEqual(NOBODY)
  })

  it('keeps its credit while the database is away', async () => {
    const { email, request } = requestWith({ referral })
    const away = await testContext(await unreachableDatabase(), { now: () => NOW })
    await sendPlanRequest(away, request)
    const system: RequestContext = await testContext(connection, {
      actor: { kind: 'system' },
      journal: away.journal,
      now: () => new Date('2027-06-01T12:00:00Z'),
    })
    await replayPlanRequests(system, away.journal.waiting())
    expect(await creditOf(email)).toEqual(EARNED)
  })
})

describe('a browser', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    })
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
  })
  const other = signReferral(TEST_SECRET, OTHER, NOW)

  test('remembers the first partner whose page it visited', () => {
    expect(firstReferral()).toBeUndefined()
    storeReferral(referral)
    storeReferral(other)
    expect(firstReferral()).toBe(referral)
  })

  test('forgets it after ninety days, and then remembers the next', () => {
    storeReferral(referral)
    vi.setSystemTime(new Date('2027-02-20T12:00:00Z'))
    expect(firstReferral()).toBeUndefined()
    storeReferral(signReferral(TEST_SECRET, OTHER, new Date()))
    expect(firstReferral()).toMatch(/^low-tide-travel\./)
  })

  test.each([
    ['said no', () => stored.set('consent', 'no')],
    ['has a browser that says no', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
  ])('remembers nobody for a reader who %s', (_, refuse) => {
    refuse()
    storeReferral(referral)
    expect(firstReferral()).toBeUndefined()
  })
})
