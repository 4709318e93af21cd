import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getOfficePlan } from '#app/features/office/plan-page/office-plan-queries.server.ts'
import type { Actor } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { assignPlan, bePresent, setPlanStage, snoozePlan } from './stage-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-23T14:00:00Z')

const alma = await addPlanner(connection, 'alma-reyes')
const berta = await addPlanner(connection, 'berta-prado')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }

function as(actor: Actor, at = NOW) {
  return testContext(connection, { actor, now: () => at })
}

async function rowOf(planId: number) {
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  if (!row) throw new Error('no such plan')
  return row
}

function eventsOf(planId: number) {
  return db
    .select({ kind: planEvent.kind, actorId: planEvent.actorId, reason: planEvent.reason })
    .from(planEvent)
    .where(eq(planEvent.planId, planId))
    .orderBy(asc(planEvent.id))
}

async function templatesOf(planId: number): Promise<string[]> {
  const rows = await db.select({ template: outbox.template }).from(outbox).where(eq(outbox.planId, planId))
  return rows.map(({ template }) => template)
}

describe('a claim', () => {
  it('by two at once succeeds for one, and tells the other who has the plan', async () => {
    const planId = await addOfficePlan(connection, NOW)
    const claims = await Promise.all(
      [alma, berta].map(async actor => assignPlan(await as(actor), { planId, fkey: actor.fkey, from: null })),
    )
    const winner = (await rowOf(planId)).assignedStaffFkey
    expect(claims.filter(({ ok }) => ok)).toHaveLength(1)
    expect(claims.find(({ ok }) => !ok)).toMatchObject({ reason: 'taken', planner: { fkey: winner } })
    expect(await eventsOf(planId)).toHaveLength(1)
  })

  it('sent again is the same claim', async () => {
    const planId = await addOfficePlan(connection, NOW)
    const claim = { planId, fkey: alma.fkey, from: null }
    await assignPlan(await as(alma), claim)
    expect(await assignPlan(await as(alma), claim)).toMatchObject({ ok: true })
    expect(await eventsOf(planId)).toHaveLength(1)
    expect((await rowOf(planId)).assignedTs).toEqual(NOW)
    expect(await templatesOf(planId)).toEqual(['assigned'])
  })

  it.each([
    ['nobody', 'staff_unknown'],
    ['', 'staff_unknown'],
  ])('for %j is refused: %s', async (fkey, reason) => {
    const planId = await addOfficePlan(connection, NOW)
    expect(await assignPlan(await as(alma), { planId, fkey, from: null })).toEqual({ ok: false, reason })
  })

  it('of a lost plan is refused', async () => {
    const planId = await addOfficePlan(connection, NOW, { lostDate: '2026-11-20' })
    expect(await assignPlan(await as(alma), { planId, fkey: alma.fkey, from: null })).toEqual({
      ok: false,
      reason: 'is_over',
    })
  })
})

describe('handing over', () => {
  it('moves a plan from the named planner, and keeps the first assignment’s time', async () => {
    const planId = await addOfficePlan(connection, NOW)
    await assignPlan(await as(alma), { planId, fkey: alma.fkey, from: null })
    const later = new Date(NOW.getTime() + 60_000)
    await assignPlan(await as(alma, later), { planId, fkey: berta.fkey, from: alma.fkey })
    expect(await rowOf(planId)).toMatchObject({ assignedStaffFkey: berta.fkey, assignedTs: NOW })
    expect((await eventsOf(planId)).map(({ kind }) => kind)).toEqual(['assigned', 'handed_over'])
    expect(await templatesOf(planId)).toEqual(['assigned'])
  })

  it('from a planner who no longer has it is refused, with the current planner', async () => {
    const planId = await addOfficePlan(connection, NOW, { assignedStaffFkey: berta.fkey, assignedTs: NOW })
    expect(await assignPlan(await as(admin), { planId, fkey: 'ciro-mena', from: alma.fkey })).toMatchObject({
      ok: false,
      reason: 'taken',
      planner: { fkey: berta.fkey },
    })
  })
})

describe('a stage', () => {
  it('is set with its reason in the log, refused if invalid, and can be reopened', async () => {
    const planId = await addOfficePlan(connection, NOW, { firstResponseTs: NOW })
    const ctx = await as(alma)
    const reason = 'They chose a cruise.'
    expect(await setPlanStage(ctx, { planId, stage: 'lost', reason })).toEqual({ ok: true, stage: 'lost' })
    expect(await setPlanStage(ctx, { planId, stage: 'warm', reason })).toEqual({
      ok: false,
      reason: 'is_over',
      stage: 'lost',
    })
    expect(await rowOf(planId)).toMatchObject({ lostReason: reason, waitsFor: 'nobody' })
    expect(await setPlanStage(ctx, { planId, stage: 'reopen', reason: 'Seasick' })).toMatchObject({
      stage: 'first response',
    })
    expect(await rowOf(planId)).toMatchObject({ lostDate: null, lostReason: null, waitsFor: 'planner' })
    const by = String(alma.userId)
    expect(await eventsOf(planId)).toEqual([
      { kind: 'stage', actorId: by, reason },
      { kind: 'reopened', actorId: by, reason: 'Seasick' },
    ])
  })
})

describe('a snooze', () => {
  const tomorrow = new Date('2026-11-24T14:00:00Z')

  it('lasts until its time or until the traveller writes', async () => {
    const planId = await addOfficePlan(connection, NOW)
    expect(await snoozePlan(await as(alma), { planId, until: tomorrow })).toMatchObject({ ok: true })
    expect((await rowOf(planId)).snoozedUntil).toEqual(tomorrow)
    await db.insert(message).values({ planId, authorKind: 'planner', channel: 'note', body: 'A note' })
    expect((await rowOf(planId)).snoozedUntil).toEqual(tomorrow)
    await db.insert(message).values({ planId, authorKind: 'traveller', body: 'One thing more' })
    expect((await rowOf(planId)).snoozedUntil).toBeNull()
  })

  it.each<[string, Date | null, Partial<typeof plan.$inferInsert>]>([
    ['in_past', NOW, {}],
    ['too_far', new Date('2028-01-01T00:00:00Z'), {}],
    ['is_over', tomorrow, { lostDate: '2026-11-01' }],
    ['is_late', tomorrow, { answerDueTs: new Date(NOW.getTime() - 1_000) }],
  ])('is refused: %s', async (reason, until, change) => {
    const planId = await addOfficePlan(connection, NOW, change)
    expect(await snoozePlan(await as(alma), { planId, until })).toEqual({ ok: false, reason })
    expect(await eventsOf(planId)).toEqual([])
  })
})

describe('presence', () => {
  it('is visible to colleagues for a minute', async () => {
    const planId = await addOfficePlan(connection, NOW)
    await bePresent(await as(alma), { planId })
    const soon = new Date(NOW.getTime() + 30_000)
    expect((await bePresent(await as(berta, soon), { planId })).map(({ fkey }) => fkey)).toEqual([
      alma.fkey,
      berta.fkey,
    ])
    const later = new Date(NOW.getTime() + 61_000)
    expect((await getOfficePlan(await as(admin, later), planId)).present).toMatchObject([
      { fkey: berta.fkey },
    ])
  })
})

describe('a plan of another country', () => {
  it('is not found for a planner outside that country, until it is handed to them', async () => {
    const planId = await addOfficePlan(connection, NOW, { countryTag: 'marmol' })
    const ctx = await as(alma)
    const refused = { code: 'not_found' }
    await expect(getOfficePlan(ctx, planId)).rejects.toMatchObject(refused)
    await expect(bePresent(ctx, { planId })).rejects.toMatchObject(refused)
    await expect(setPlanStage(ctx, { planId, stage: 'lost', reason: 'x' })).rejects.toMatchObject(refused)
    await expect(snoozePlan(ctx, { planId, until: null })).rejects.toMatchObject(refused)
    await expect(assignPlan(ctx, { planId, fkey: alma.fkey, from: null })).rejects.toMatchObject(refused)
    await assignPlan(await as(admin), { planId, fkey: alma.fkey, from: null })
    expect(await getOfficePlan(ctx, planId)).toMatchObject({
      id: planId,
      country: 'marmol',
      planner: { fkey: alma.fkey },
      events: [{ kind: 'assigned', actorName: 'Ana Mora' }],
    })
  })
})
