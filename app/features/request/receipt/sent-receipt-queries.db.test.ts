import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import {
  replayPlanRequests,
  sendPlanRequest,
} from '#app/features/request/sending/send-plan-request.server.ts'
import { plan } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { getAnswerClock, getReceipt, getReceiptOfPlan } from './receipt-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const ASKED = new Date('2026-03-16T14:00:00.000Z')

function requestFrom(url: string, key: string) {
  return storedRequest.parse({
    name: 'Ana Mora',
    email: 'ana@example.org',
    requestKey: key,
    newPlan: { country: 'costa-clara', message: 'Two weeks in May', url },
  })
}

async function receiptKeyOf(
  ctx: Awaited<ReturnType<typeof testContext>>,
  url: string,
  key: string,
): Promise<string> {
  const answer = await sendPlanRequest(ctx, requestFrom(url, key))
  if (!answer.ok) throw new Error(answer.reason)
  return answer.receiptKey
}

describe('a receipt', () => {
  it('says what was sent, who has it and when an answer is due, in the reader’s language', async () => {
    const ctx = await testContext(connection, { now: () => ASKED, locale: 'es' })
    const receiptKey = await receiptKeyOf(ctx, '/costa-clara/trip/still-waters', 'one')
    const receipt = await getReceipt(ctx, receiptKey)
    expect(receipt).toMatchObject({
      name: 'Ana Mora',
      email: 'ana@example.org',
      phone: null,
      message: 'Two weeks in May',
      url: '/costa-clara/trip/still-waters',
      country: { tag: 'costa-clara', name: 'Costa Clara' },
      trip: { key: 'still-waters', title: 'Aguas quietas' },
      reader: { firstName: expect.any(String), place: expect.any(String), timeZone: 'America/Costa_Rica' },
      sentAt: ASKED.toISOString(),
    })
    expect(new Date(receipt?.dueAt ?? 0).getTime()).toBeGreaterThan(ASKED.getTime())
    const [row] = await db.select().from(plan).where(eq(plan.receiptKey, receiptKey))
    expect(await getReceiptOfPlan(ctx, row?.id ?? 0)).toEqual({ receipt, receiptKey })
  })

  it('lists the public holidays of its wait, in the reader’s language', async () => {
    const ctx = await testContext(connection, { now: () => new Date('2026-07-24T22:00:00Z'), locale: 'es' })
    const receipt = await getReceipt(ctx, await receiptKeyOf(ctx, '/costa-clara/trip/still-waters', 'off'))
    const clock = receipt && (await getAnswerClock(ctx, receipt))
    expect(clock?.daysOff).toEqual([{ day: '2026-07-25', name: 'Día del Puerto' }])
  })

  it('has no page if none was known', async () => {
    const ctx = await testContext(connection)
    const receipt = await getReceipt(ctx, await receiptKeyOf(ctx, '- unknown page -', 'two'))
    expect(receipt).toMatchObject({ url: null, trip: null })
  })

  it('does not exist for an unknown key', async () => {
    expect(await getReceipt(await testContext(connection), 'a-key-that-nobody-was-given')).toBeNull()
    expect(await getReceiptOfPlan(await testContext(connection), 0)).toBeNull()
  })
})

describe('the receipt of a request that only the journal has', () => {
  it('has no due time until the database is back', async () => {
    const away = await testContext(await unreachableDatabase(), { now: () => ASKED })
    const receiptKey = await receiptKeyOf(away, '/costa-clara', 'three')
    expect(await getReceipt(away, receiptKey)).toMatchObject({
      name: 'Ana Mora',
      message: 'Two weeks in May',
      url: '/costa-clara',
      reader: null,
      sentAt: ASKED.toISOString(),
      dueAt: null,
    })

    const system = await testContext(connection, { actor: { kind: 'system' }, journal: away.journal })
    await replayPlanRequests(system, away.journal.waiting())
    for (const entry of away.journal.waiting()) away.journal.settle(entry, 'now')
    const stored = await getReceipt(system, receiptKey)
    expect(stored?.sentAt).toBe(ASKED.toISOString())
    expect(stored?.reader?.fkey).toBe('alma-reyes')
    expect(new Date(stored?.dueAt ?? 0).getTime()).toBeGreaterThan(ASKED.getTime())
  })
})
