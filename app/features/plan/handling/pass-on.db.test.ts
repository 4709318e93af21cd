import { and, arrayContains, asc, eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { replyToPlan, writeMessage } from '#app/features/conversation/thread/thread-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { absence } from '#database/schema/absence.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent, replyTime } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson, sendWaitingEmails } from '#tools/testing/people.ts'
import { refuseEmails } from '#tools/testing/refused-emails.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { assignPlan, passOnWaiting, snoozePlan } from './stage-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-23T14:00:00Z')
const LATER = new Date('2026-11-23T16:00:00Z')
const alma = await addPlanner(connection, 'alma-reyes')
const berta = await addPlanner(connection, 'berta-prado')
const theirs = await db
  .select({ fkey: staff.fkey })
  .from(staff)
  .where(and(eq(staff.active, true), arrayContains(staff.countries, ['costa-clara'])))

const as = (actor: Actor, at = NOW) => testContext(connection, { actor, now: () => at })
const pass = async (at = LATER) => passOnWaiting(await as({ kind: 'system' }, at), null)

async function rowOf(planId: number) {
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  if (!row) throw new Error('no such plan')
  return row
}

const held = { assignedStaffFkey: alma.fkey, assignedTs: NOW }
const passedOf = (planId: number) =>
  db
    .select({ details: planEvent.details })
    .from(planEvent)
    .where(and(eq(planEvent.planId, planId), eq(planEvent.kind, 'passed_on')))
    .orderBy(asc(planEvent.id))

describe('a late answer', () => {
  it('passes to another planner of the country with a new due time, and notifies planner and traveller', async () => {
    const planId = await addOfficePlan(connection, NOW, held)
    expect(await pass(NOW)).toBe(0)
    expect(await pass()).toBe(1)
    const row = await rowOf(planId)
    expect(row.assignedStaffFkey).not.toBe(alma.fkey)
    expect(theirs.map(({ fkey }) => fkey)).toContain(row.assignedStaffFkey)
    expect(row.answerDueTs.getTime()).toBeGreaterThan(LATER.getTime())
    expect(row.waitingSince).toEqual(new Date(NOW.getTime() - 3_600_000))
    expect(await passedOf(planId)).toMatchObject([
      { details: { from: alma.fkey, to: row.assignedStaffFkey } },
    ])
    await db
      .update(outbox)
      .set({ dueTs: new Date(0) })
      .where(eq(outbox.planId, planId))
    const emails = await sendWaitingEmails(await as({ kind: 'system' }))
    const [next] = await db
      .select()
      .from(staff)
      .where(eq(staff.fkey, row.assignedStaffFkey ?? ''))
    expect(emails.map(({ to }) => to)).toEqual([next?.email, row.contactEmail])
    expect(emails[0]?.subject).toBe('Grace Okafor’s Costa Clara trip is yours now')
    expect(emails[1]?.text).toContain(next?.firstName)
    expect(await pass()).toBe(0)
  })

  it('passes on although an earlier one fails', async () => {
    const [broken, sound] = [
      await addOfficePlan(connection, NOW, { ...held, answerDueTs: new Date(LATER.getTime() - 2_000) }),
      await addOfficePlan(connection, NOW, { ...held, answerDueTs: new Date(LATER.getTime() - 1_000) }),
    ]
    await refuseEmails(connection, broken)
    expect(await pass()).toBe(1)
    expect([await passedOf(broken), await passedOf(sound)]).toMatchObject([[], [{}]])
    await db.delete(plan).where(eq(plan.id, broken))
  })

  it('passes once if two jobs run at the same time, and not if it was answered', async () => {
    const planId = await addOfficePlan(connection, NOW, held)
    const answered = await addOfficePlan(connection, NOW, held)
    await replyToPlan(await as(alma), { planId: answered, body: 'In May.' })
    expect((await Promise.all([pass(), pass(), pass()])).toSorted()).toEqual([0, 0, 1])
    expect(await passedOf(planId)).toHaveLength(1)
    expect(await rowOf(answered)).toMatchObject({ assignedStaffFkey: alma.fkey, waitsFor: 'traveller' })
  })

  it('goes round the country’s planners once, then to the office, and stays there', async () => {
    const planId = await addOfficePlan(connection, NOW, held)
    let at = LATER
    for (let i = 0; i <= theirs.length; i++) {
      await pass(at)
      at = new Date((await rowOf(planId)).answerDueTs.getTime() + 60_000)
    }
    expect(await pass(at)).toBe(0)
    const passed = (await passedOf(planId)).map(({ details }) => details.to)
    expect(new Set(passed).size).toBe(passed.length)
    expect(passed).toHaveLength(theirs.length)
    expect(passed.at(-1)).toBeNull()
    expect((await rowOf(planId)).assignedStaffFkey).toBeNull()
    // The reply time counts from the original request, whoever answers.
    await replyToPlan(await as(berta, at), { planId, body: 'In May.' })
    const [waited] = await db.select().from(replyTime).where(eq(replyTime.planId, planId))
    expect(waited?.waitedFrom).toEqual(new Date(NOW.getTime() - 3_600_000))
  })

  it('of a sample is not passed on', async () => {
    const planId = await addOfficePlan(connection, NOW, { ...held, isSample: true })
    await pass()
    expect(await rowOf(planId)).toMatchObject({ assignedStaffFkey: alma.fkey })
  })
})

describe('a planner who is away', () => {
  const away = async (fkey: string, days: Partial<typeof absence.$inferInsert> = {}) => {
    const row = { staffFkey: fkey, firstDay: '2026-11-23', lastDay: '2026-11-27', ...days }
    await db.insert(absence).values(row)
    onTestFinished(async () => void (await db.delete(absence).where(eq(absence.staffFkey, fkey))))
  }
  const notLate = { ...held, answerDueTs: new Date('2026-11-24T16:00:00Z') }

  it('keeps no plan that waits for them: it passes to their stand-in at once, and both emails say why', async () => {
    await away(alma.fkey, { standInFkey: berta.fkey })
    const planId = await addOfficePlan(connection, NOW, notLate)
    const answered = await addOfficePlan(connection, NOW, { ...notLate, waitsFor: 'traveller' })
    expect(await pass(NOW)).toBe(1)
    expect(await pass(NOW)).toBe(0)
    expect((await rowOf(answered)).assignedStaffFkey).toBe(alma.fkey)
    const row = await rowOf(planId)
    expect(row.assignedStaffFkey).toBe(berta.fkey)
    expect(row.answerDueTs.getTime()).toBeGreaterThan(NOW.getTime())
    const why = { firstName: 'Alma', until: '2026-11-27' }
    expect(await passedOf(planId)).toMatchObject([
      { details: { from: alma.fkey, to: berta.fkey, away: why } },
    ])
    await db
      .update(outbox)
      .set({ dueTs: new Date(0) })
      .where(eq(outbox.planId, planId))
    const emails = await sendWaitingEmails(await as({ kind: 'system' }))
    expect(emails[0]?.text).toContain(
      'Alma is away until 27 November 2026, so the plan of Grace Okafor has passed',
    )
    expect(emails[1]?.text).toContain('Alma is away until 27 November 2026, so Berta answers you')
  })

  it('keeps none whose answer would be due on a day away, by their own clock', async () => {
    await away(alma.fkey, { firstDay: '2026-11-24' })
    const due = async (at: string) =>
      (await rowOf(await addOfficePlan(connection, NOW, { ...held, answerDueTs: new Date(at) }))).id
    // Half past six in the evening of the day before, in Puerto Claro.
    const [before, on] = [await due('2026-11-24T00:30:00Z'), await due('2026-11-24T16:00:00Z')]
    expect(await pass(NOW)).toBe(1)
    expect((await rowOf(before)).assignedStaffFkey).toBe(alma.fkey)
    expect((await rowOf(on)).assignedStaffFkey).not.toBe(alma.fkey)
  })

  it('is passed over by late plans, and by those of others who are away', async () => {
    const planId = await addOfficePlan(connection, NOW, held)
    for (const { fkey } of theirs) if (fkey !== alma.fkey && fkey !== berta.fkey) await away(fkey)
    await pass()
    expect((await rowOf(planId)).assignedStaffFkey).toBe(berta.fkey)
    await away(berta.fkey, { standInFkey: theirs.find(({ fkey }) => fkey === 'ciro-mena')?.fkey ?? null })
    await pass()
    // Alma was late with it, and everybody else is away.
    expect((await rowOf(planId)).assignedStaffFkey).toBeNull()
  })

  it('is not written to: a new question waits for who answers meanwhile', async () => {
    await away(alma.fkey, { standInFkey: berta.fkey })
    const person = await addPerson(connection)
    const planId = await addOfficePlan(connection, NOW, {
      ...{ ...held, userId: person.userId, waitsFor: 'traveller', contactEmail: person.email },
    })
    await writeMessage(await as({ kind: 'traveller', userId: person.userId }), { planId, body: 'In May?' })
    expect(await rowOf(planId)).toMatchObject({ assignedStaffFkey: berta.fkey, waitsFor: 'planner' })
    expect(await passedOf(planId)).toHaveLength(1)
  })
})

describe('a planner who leaves', () => {
  it('keeps no open plans or booked trips, only lost ones', async () => {
    const open = await addOfficePlan(connection, NOW, held)
    const booked = await addOfficePlan(connection, NOW, {
      ...held,
      closedDate: '2026-11-20',
      waitsFor: 'nobody',
    })
    const lost = await addOfficePlan(connection, NOW, { ...held, lostDate: '2026-11-20', waitsFor: 'nobody' })
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, alma.fkey))
    const answers = []
    for (const planId of [open, booked, lost]) {
      const ctx = await as(berta)
      answers.push(await assignPlan(ctx, { planId, fkey: berta.fkey, from: alma.fkey }))
    }
    await db.update(staff).set({ active: true }).where(eq(staff.fkey, alma.fkey))
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: false, reason: 'is_over' }])
    expect(await rowOf(booked)).toMatchObject({ assignedStaffFkey: berta.fkey, closedDate: '2026-11-20' })
  })
})

it('a booked trip can be snoozed like any other, a lost one cannot', async () => {
  const until = new Date(NOW.getTime() + 86_400_000)
  const booked = await addOfficePlan(connection, NOW, { ...held, closedDate: '2026-11-20' })
  const lost = await addOfficePlan(connection, NOW, { ...held, lostDate: '2026-11-20' })
  expect(await snoozePlan(await as(berta), { planId: booked, until })).toMatchObject({ ok: true })
  expect(await snoozePlan(await as(berta), { planId: lost, until })).toMatchObject({ reason: 'is_over' })
})
