import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lockPlan } from '#app/features/plan/core/lock-plan.server.ts'
import type { Actor } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { plan, planEvent, replyTime } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { untilLockWaits } from '#tools/testing/lock-waits.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { readThread, replyToPlan, writeMessage, writeNote } from './thread-commands.server.ts'
import { getOfficeThread, getOwnThread } from './thread-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const office = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes', name: 'D' })
const planner: Actor = {
  kind: 'planner',
  userId: office.userId,
  fkey: 'alma-reyes',
  countries: ['costa-clara'],
}

const as = (actor: Actor, now = '2026-03-16T16:30:00Z') =>
  testContext(connection, { actor, now: () => new Date(now) })
const planOf = async (id: number) => (await db.select().from(plan).where(eq(plan.id, id)))[0]
const eventsOf = async (planId: number) =>
  (await db.select().from(planEvent).where(eq(planEvent.planId, planId))).map(({ kind }) => kind)
const bodiesOf = ({ data }: { data: { body: string }[] }) => data.map(({ body }) => body)

describe('the office’s answer', () => {
  test('stops the clock, records the answer time, and assigns an unassigned plan', async () => {
    const { planId, traveller } = await addTestPlan(connection)
    const answer = await replyToPlan(await as(planner), { planId, body: 'The toucans are in.' })
    expect(answer).toMatchObject({ ok: true, message: { author: 'planner', mine: true, channel: 'page' } })
    expect(await planOf(planId)).toMatchObject({
      waitsFor: 'traveller',
      assignedStaffFkey: 'alma-reyes',
      firstResponseTs: new Date('2026-03-16T16:30:00Z'),
    })
    const times = await db.select().from(replyTime).where(eq(replyTime.planId, planId))
    expect(times).toMatchObject([{ staffFkey: 'alma-reyes', workingMinutes: 150 }])
    expect(await eventsOf(planId)).toEqual(['message', 'assigned'])
    const thread = await getOwnThread(await as(traveller), planId)
    expect(thread).toMatchObject({ next: null, data: [{ body: 'The toucans are in.', mine: false }] })
  })

  test('keeps the assigned planner, and a second answer records no second answer time', async () => {
    const { planId } = await addTestPlan(connection, { assignedStaffFkey: 'berta-prado' })
    for (const body of ['One', 'Two']) await replyToPlan(await as(planner), { planId, body })
    expect(await planOf(planId)).toMatchObject({ assignedStaffFkey: 'berta-prado' })
    expect(await db.select().from(replyTime).where(eq(replyTime.planId, planId))).toHaveLength(1)
  })

  test('sent twice, even at the same time, is one message', async () => {
    const { planId } = await addTestPlan(connection)
    const ctx = await as(planner)
    const sent = { planId, body: 'Once', requestKey: 'the-same-key' }
    const answers = await Promise.all([
      replyToPlan(ctx, sent),
      replyToPlan(ctx, sent),
      replyToPlan(ctx, sent),
    ])
    expect(new Set(answers.map(answer => answer.ok && answer.message.id)).size).toBe(1)
    expect(await db.select().from(message).where(eq(message.planId, planId))).toHaveLength(1)
  })
})

describe('the traveller’s message', () => {
  test('restarts the clock, by the working hours of the plan’s planner', async () => {
    const { planId, traveller } = await addTestPlan(connection, {
      assignedStaffFkey: 'alma-reyes',
      waitsFor: 'traveller',
      snoozedUntil: new Date('2026-04-01T00:00:00Z'),
    })
    await writeMessage(await as(traveller, '2026-03-17T14:00:00Z'), { planId, body: 'And rain?' })
    const row = await planOf(planId)
    expect(row).toMatchObject({
      waitsFor: 'planner',
      waitingSince: new Date('2026-03-17T14:00:00Z'),
      snoozedUntil: null,
    })
    expect(row?.answerDueTs.getTime()).toBeGreaterThanOrEqual(new Date('2026-03-17T22:00:00Z').getTime())
  })

  test('does not postpone an answer that is already due', async () => {
    const { planId, traveller, plan: before } = await addTestPlan(connection)
    await writeMessage(await as(traveller), { planId, body: 'One thing more' })
    expect(await planOf(planId)).toMatchObject({
      answerDueTs: before.answerDueTs,
      waitingSince: before.waitingSince,
    })
  })

  test('can be pinned only to a line of a sent proposal', async () => {
    const { planId, traveller } = await addTestPlan(connection)
    const empty = { days: [], price: [], notIncluded: [], childAges: [], tripKey: null, startsOn: null }
    const content: ProposalContent = { ...empty, locale: 'en', adults: 2, currency: 'USD' }
    await db.insert(proposal).values({ planId, number: 1, staffFkey: 'alma-reyes', title: 'Draft', content })
    const pinned = { planId, body: 'Dusk?', pin: { proposal: 1, line: 'day:a' } }
    const ctx = await as(traveller)
    expect(await writeMessage(ctx, pinned)).toEqual({ ok: false, reason: 'proposal_unknown' })
    await db
      .update(proposal)
      .set({ sentTs: new Date(), fingerprint: 'a'.repeat(64) })
      .where(eq(proposal.planId, planId))
    expect(await writeMessage(ctx, pinned)).toMatchObject({ ok: true, message: { pin: pinned.pin } })
  })
})

describe('a note', () => {
  test('is visible to the office only, and is no answer', async () => {
    const { planId, traveller } = await addTestPlan(connection)
    await writeNote(await as(planner), { planId, body: 'Budget is firm', channel: 'note', isAnswer: true })
    await writeNote(await as(planner), { planId, body: 'Rang, no answer', channel: 'phone', isAnswer: false })
    await replyToPlan(await as(planner), { planId, body: 'Hello Ana' })
    expect(bodiesOf(await getOwnThread(await as(traveller), planId))).toEqual(['Hello Ana'])
    expect(bodiesOf(await getOfficeThread(await as(planner), planId))).toEqual([
      'Budget is firm',
      'Rang, no answer',
      'Hello Ana',
    ])
    expect(await db.select().from(replyTime).where(eq(replyTime.planId, planId))).toHaveLength(1)
  })

  test('of a phone call that was the answer stops the clock', async () => {
    const { planId } = await addTestPlan(connection)
    await writeNote(await as(planner), { planId, body: 'Told her', channel: 'phone', isAnswer: true })
    expect(await planOf(planId)).toMatchObject({ waitsFor: 'traveller' })
  })
})

test('a long thread is read page by page from its end', async () => {
  const { planId, traveller } = await addTestPlan(connection)
  const ctx = await as(traveller)
  const words = Array.from({ length: 60 }, (_, at) => `word ${at}`)
  for (const body of words) await writeMessage(ctx, { planId, body })
  const last = await getOwnThread(ctx, planId)
  expect(bodiesOf(last)).toEqual(words.slice(10))
  const first = await getOwnThread(ctx, planId, { before: last.next ?? undefined })
  expect([bodiesOf(first), first.next]).toEqual([words.slice(0, 10), null])
})

test('messages are marked up to the one that the traveller has read', async () => {
  const { planId, traveller } = await addTestPlan(connection)
  const one = await replyToPlan(await as(planner), { planId, body: 'One' })
  await replyToPlan(await as(planner), { planId, body: 'Two' })
  await readThread(await as(traveller), { planId, upTo: one.ok ? one.message.id : 0 })
  const rows = await db.select().from(message).where(eq(message.planId, planId)).orderBy(message.id)
  expect(rows.map(({ readTs }) => readTs !== null)).toEqual([true, false])
})

test.runIf(connection.engine === 'postgres')(
  'what is read and who looks, while an answer is written, wait for it and are not refused',
  async () => {
    const { planId, traveller } = await addTestPlan(connection)
    const one = await replyToPlan(await as(planner), { planId, body: 'One' })
    const read = readThread.bind(null, await as(traveller), { planId, upTo: one.ok ? one.message.id : 0 })
    const look = `insert into plan_presence values (${planId}, ${office.userId}, 'costa-clara', 'D', now())`
    const others = await db.transaction(async tx => {
      await lockPlan(tx, planId)
      const looking = connection.pool.query(look)
      const reading = read()
      await untilLockWaits(connection)
      await tx.update(plan).set({ waitsFor: 'traveller' }).where(eq(plan.id, planId))
      return [looking, reading]
    })
    await Promise.all(others)
    const rows = await db.select().from(message).where(eq(message.planId, planId))
    expect(rows.map(({ readTs }) => readTs !== null)).toEqual([true])
  },
)

test('writing and reading need permission', async () => {
  const { planId, traveller } = await addTestPlan(connection)
  const other = await addTestPlan(connection)
  const elsewhere: Actor = { kind: 'planner', userId: 7, fkey: 'x', countries: ['marmol'] }
  const words = { planId, body: 'Hello' }
  await expect(writeMessage(await as(other.traveller), words)).rejects.toMatchObject({ code: 'not_found' })
  await expect(getOwnThread(await as(other.traveller), planId)).rejects.toMatchObject({ code: 'not_found' })
  await expect(replyToPlan(await as(elsewhere), words)).rejects.toMatchObject({ code: 'not_found' })
  await expect(getOfficeThread(await as(elsewhere), planId)).rejects.toMatchObject({ code: 'not_found' })
  await expect(replyToPlan(await as(traveller), words)).rejects.toMatchObject({ code: 'unauthorized' })
  await expect(writeMessage(await as({ kind: 'visitor' }), words)).rejects.toMatchObject({
    code: 'not_logged_in',
  })
})
