import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { AppError } from '#app/app-error.ts'
import { cancelTrip } from '#app/features/money/booking/cancel-commands.server.ts'
import { addEntry } from '#app/features/money/ledger/add-entry.server.ts'
import { paymentLines } from '#app/features/money/ledger/ledger.ts'
import type { PaymentProvider } from '#app/features/money/payment/payment-provider.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { plan } from '#database/schema/plan.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { retryRefunds } from './refund-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const HOUR_MS = 3_600_000

/** A payment provider that forgets idempotency keys, as real ones do after a day: a repeated request refunds twice. */
function openCompany() {
  const given: string[] = []
  const asked: string[] = []
  const refuses = new Set<string>()
  let isAway = false
  const cards = {
    refund: async ({ paymentId, amountMinor }) => {
      asked.push(paymentId)
      if (isAway) throw new AppError('unavailable')
      if (refuses.has(paymentId)) throw new Error('refused')
      given.push(`${paymentId} ${amountMinor}`)
    },
  } satisfies Partial<PaymentProvider>
  const goAway = (away: boolean) => {
    isAway = away
  }
  return { paymentProvider: cards as unknown as PaymentProvider, given, asked, refuses, goAway }
}

/** A trip paid by card. */
async function paidByCard(paymentId: string) {
  const { planId, actor } = await addProposedTrip(connection)
  const ctx = await testContext(connection, { actor, now: () => BOOKED_AT })
  await acceptProposal(ctx, { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' })
  const lines = paymentLines('card', { amountMinor: 196_800, currency: 'USD' })
  const entry = { planId, kind: 'payment', key: `card:${paymentId}`, reference: paymentId } as const
  await db.transaction(tx => addEntry(tx, { ...entry, lines, actor, now: BOOKED_AT }))
  return planId
}

async function openDesk() {
  const company = openCompany()
  const faults: unknown[] = []
  const shared = {
    paymentProvider: company.paymentProvider,
    reportFault: (_: unknown, about: unknown) => faults.push(about),
  }
  let now = BOOKED_AT
  const at = { ...shared, now: () => now }
  const admin = await testContext(connection, { ...at, actor: { kind: 'admin', userId: 4 } })
  const system = await testContext(connection, { ...at, actor: { kind: 'system' } })
  const cancel = (planId: number) => cancelTrip(admin, { planId, reason: 'A storm.', by: 'operator' })
  const wait = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS)
  }
  return { ...company, faults, cancel, retry: () => retryRefunds(system, null), wait }
}

it('completes unanswered refunds later, each once, even after days', async () => {
  const { cancel, retry, given, goAway, faults, asked, wait } = await openDesk()
  const plans = [await paidByCard('pi_1'), await paidByCard('pi_2')]
  goAway(true)
  for (const planId of plans) await expect(cancel(planId)).rejects.toThrow('unavailable')
  asked.length = 0
  expect(await retry()).toBe(0)
  expect([asked, faults]).toEqual([['pi_1'], [{ planId: plans[0] }]])
  goAway(false)
  wait(72)
  expect(await retry()).toBe(2)
  expect(await retry()).toBe(0)
  for (const planId of plans) expect(await cancel(planId)).toMatchObject({ ok: true, backMinor: 196_800 })
  expect(given).toEqual(['pi_1 196800', 'pi_2 196800'])
})

it('is not blocked by a refused refund, and sends none for the demonstration', async () => {
  const { cancel, retry, given, goAway, refuses, faults } = await openDesk()
  const plans = [await paidByCard('pi_3'), await paidByCard('pi_4')]
  goAway(true)
  for (const planId of plans) await expect(cancel(planId)).rejects.toThrow('unavailable')
  goAway(false)
  refuses.add('pi_3')
  expect(await retry()).toBe(1)
  expect([given, faults]).toEqual([['pi_4 196800'], [{ planId: plans[0] }]])
  const { planId } = await addProposedTrip(connection, { isSample: true })
  const lines = paymentLines('card', { amountMinor: -5, currency: 'USD' })
  const entry = { planId, kind: 'refund', key: 'refund:sample', reference: 'pi_sample', lines } as const
  await db.transaction(tx => addEntry(tx, { ...entry, actor: { kind: 'system' }, now: BOOKED_AT }))
  refuses.clear()
  expect(await retry()).toBe(1)
  expect(given).toEqual(['pi_4 196800', 'pi_3 196800'])
  await db.delete(plan).where(eq(plan.id, planId))
})
