import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readDraftCode } from '#app/features/plan/core/first-draft-schema.ts'
import { lockPlan } from '#app/features/plan/core/lock-plan.server.ts'
import { setPlanStage } from '#app/features/plan/handling/stage-commands.server.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import type { Actor } from '#app/request-context.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent, replyTime } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { untilLockWaits } from '#tools/testing/lock-waits.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { refuseEmails } from '#tools/testing/refused-emails.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { createDraft, type DraftSource, saveDraft } from './draft-commands.server.ts'
import { getDraft } from './draft-queries.server.ts'
import { fingerprintOf, sendDraft, sendDueDrafts, stopSending } from './send-draft.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-23T14:00:00Z')
const TRIP = { trip: 'cloud-to-coast' }

const alma = await addPlanner(connection, 'alma-reyes')
const berta = await addPlanner(connection, 'berta-prado')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }

function as(actor: Actor, at = NOW) {
  return testContext(connection, { actor, now: () => at })
}

async function addDraft(from: DraftSource = TRIP, planId?: number) {
  const ofPlan = planId ?? (await addOfficePlan(connection, NOW))
  const created = await createDraft(await as(alma), { planId: ofPlan, from })
  if (!created.ok) throw new Error(created.reason)
  const key = { planId: ofPlan, number: created.number }
  return { ...key, key, draft: await getDraft(await as(alma), ofPlan, created.number) }
}

function eventKinds(planId: number) {
  return db
    .select({ kind: planEvent.kind })
    .from(planEvent)
    .where(eq(planEvent.planId, planId))
    .orderBy(planEvent.id)
    .then(rows => rows.map(({ kind }) => kind))
}

describe('a draft', () => {
  it('begins as the traveller’s own draft, and as nothing if there is none', async () => {
    const planId = await addOfficePlan(connection, NOW)
    const none = await createDraft(await as(alma), { planId, from: { firstDraft: true } })
    expect(none).toEqual({ ok: false, reason: 'source_unknown' })
    const made = readDraftCode('calmer.costa-clara.2027-02-13..2.6.9,puerto-claro.1.casa-alba,las-brasas.2.')
    await db.update(plan).set({ firstDraft: made }).where(eq(plan.id, planId))
    const { draft } = await addDraft({ firstDraft: true }, planId)
    expect(draft.content).toMatchObject({ startsOn: '2027-02-13', adults: 2, childAges: [6, 9] })
    expect(draft.content.days.map(({ place }) => place)).toContain('las-brasas')
    expect(draft.content.days).toHaveLength(4)
    // What no row prices is an open line, so that the sum is none yet.
    const open = draft.content.price.filter(({ unitMinor }) => unitMinor === null).map(({ id }) => id)
    expect(open.toSorted()).toEqual(['our-work', 'transfers'])
    expect(draft.content.price.length).toBeGreaterThan(open.length)
    expect(totalMinor(draft.content)).toBeNull()
  })

  it('begins as a published trip, for the party of the request', async () => {
    const planId = await addOfficePlan(connection, NOW, {
      locale: 'ES',
      wish: { who: { group: 'Solo' } },
    })
    const { draft } = await addDraft(TRIP, planId)
    expect(draft).toMatchObject({ number: 1, version: 1, sentTs: null, before: null })
    expect(draft.content).toMatchObject({ locale: 'es', adults: 1, tripKey: TRIP.trip })
    expect(draft.content.days.length).toBeGreaterThan(3)
    expect(draft.facts.places).toHaveProperty(draft.content.days[0]?.place ?? '')
  })

  it('begins blank, and is the only open one', async () => {
    const { planId, draft } = await addDraft(null)
    expect(draft.content).toMatchObject({ days: [], price: [], adults: 2 })
    expect(await createDraft(await as(berta), { planId, from: TRIP })).toEqual({
      ok: false,
      reason: 'draft_open',
      number: 1,
    })
  })

  it('begun by two at once is created once', async () => {
    const planId = await addOfficePlan(connection, NOW)
    const both = await Promise.all(
      [alma, berta].map(async actor => createDraft(await as(actor), { planId, from: null })),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db.select().from(proposal).where(eq(proposal.planId, planId))).toHaveLength(1)
  })

  it('cannot be begun by an admin outside the staff for an unassigned plan', async () => {
    const planId = await addOfficePlan(connection, NOW)
    expect(await createDraft(await as(admin), { planId, from: null })).toEqual({
      ok: false,
      reason: 'nobody_has_it',
    })
  })

  it('is saved over the version that was read, never over a colleague’s newer one', async () => {
    const { key, draft } = await addDraft()
    const { title, note, content } = draft
    const mine = { title: 'Mine', note, content }
    const hers = { title, note: 'Hers', content }
    expect(await saveDraft(await as(alma), { ...key, version: 1, words: mine })).toMatchObject({
      ok: true,
      draft: { version: 2, title: 'Mine' },
    })
    expect(await saveDraft(await as(berta), { ...key, version: 1, words: hers })).toMatchObject({
      ok: false,
      reason: 'moved_on',
      draft: { version: 2, title: 'Mine', note: '', updatedBy: 'Alma Reyes' },
    })
    expect(await saveDraft(await as(alma), { ...key, version: 1, words: mine })).toMatchObject({
      ok: true,
      draft: { version: 2 },
    })
  })

  it('has the sum of its lines as its price, and null while a line is unknown', async () => {
    const { key, draft } = await addDraft(null)
    const line = { id: 'p1', what: 'Van', day: null, forWhom: '', count: 2, unitMinor: 15_000 }
    const more = { season: null, refundableUntil: null, note: null }
    const content = { ...draft.content, price: [{ ...line, ...more }] }
    const words = { title: 'Priced', note: '', content }
    const known = await saveDraft(await as(alma), { ...key, version: 1, words })
    expect(known).toMatchObject({ ok: true, draft: { priceMinor: 30_000 } })
    const unknown = { ...content, price: [{ ...line, ...more, unitMinor: null }] }
    const saved = await saveDraft(await as(alma), {
      ...key,
      version: 2,
      words: { ...words, content: unknown },
    })
    expect(saved).toMatchObject({ ok: true, draft: { priceMinor: null } })
  })
})

describe('sending', () => {
  it('makes it immutable, with a fingerprint, and counts as the answer', async () => {
    const { key, planId, draft } = await addDraft()
    const sent = await sendDraft(await as(alma), { ...key, note: 'Look at day 5', at: null, version: 1 })
    expect(sent).toEqual({ ok: true, sentTs: NOW, sendAt: null })
    const now = await getDraft(await as(alma), planId, 1)
    expect(now).toMatchObject({ note: 'Look at day 5', sentTs: NOW.toISOString() })
    expect(now.fingerprint).toBe(fingerprintOf(draft.content))
    const [row] = await db.select().from(plan).where(eq(plan.id, planId))
    expect(row).toMatchObject({ waitsFor: 'traveller', firstResponseTs: NOW })
    expect(await db.select().from(replyTime).where(eq(replyTime.planId, planId))).toHaveLength(1)
    expect(await eventKinds(planId)).toEqual(['draft_begun', 'proposal_sent'])
    const queued = await db
      .select({ template: outbox.template })
      .from(outbox)
      .where(eq(outbox.planId, planId))
    expect(queued).toEqual([{ template: 'new-proposal' }])
    const words = { title: 'Later', note: '', content: draft.content }
    expect(await saveDraft(await as(alma), { ...key, version: 1, words })).toMatchObject({
      ok: false,
      reason: 'sent',
    })
    expect(await sendDraft(await as(berta), { ...key, note: '', at: null, version: null })).toEqual({
      ok: false,
      reason: 'sent',
    })
    const next = await addDraft({ proposal: 1 }, planId)
    expect(next.draft).toMatchObject({ number: 2, before: { number: 1 }, content: draft.content })
  })

  it.each<[string, DraftSource, number | null, Partial<typeof plan.$inferInsert>]>([
    ['no_days', null, null, {}],
    ['moved_on', TRIP, 7, {}],
    ['is_over', TRIP, null, { lostDate: '2026-11-20' }],
  ])('is refused: %s', async (reason, from, version, change) => {
    const planId = await addOfficePlan(connection, NOW, change)
    const { key } = await addDraft(from, planId)
    const answer = await sendDraft(await as(alma), { ...key, note: '', at: null, version })
    expect(answer).toEqual({ ok: false, reason })
  })

  it('is refused if its first day is past when it is sent', async () => {
    const { key, draft } = await addDraft()
    async function begins(startsOn: string, version: number) {
      const words = { title: 'Soon', note: '', content: { ...draft.content, startsOn } }
      await saveDraft(await as(alma), { ...key, version, words })
      return async (at: Date | null) =>
        sendDraft(await as(alma), { ...key, note: '', at, version: version + 1 })
    }
    const past = { ok: false, reason: 'is_past' }
    expect(await (await begins('2026-11-22', 1))(null)).toEqual(past)
    const today = await begins('2026-11-23', 2)
    expect(await today(new Date('2026-11-24T08:00:00Z'))).toEqual(past)
    expect(await today(null)).toMatchObject({ ok: true, sentTs: NOW })
  })

  it.each([
    ['still today where it is planned', '2026-11-23', { ok: true }],
    ['past where it is planned', '2026-11-22', { ok: false, reason: 'is_past' }],
  ])('in the evening, when UTC has the next day, its first day is %s', async (_what, startsOn, answer) => {
    const { key, draft } = await addDraft()
    const words = { title: 'Soon', note: '', content: { ...draft.content, startsOn } }
    await saveDraft(await as(alma), { ...key, version: 1, words })
    const evening = await as(alma, new Date('2026-11-24T03:00:00Z'))
    expect(await sendDraft(evening, { ...key, note: '', at: null, version: 2 })).toMatchObject(answer)
  })

  it('at a set time happens automatically, once, and can be cancelled before', async () => {
    const at = new Date(NOW.getTime() + 60_000)
    const later = new Date(NOW.getTime() + 61_000)
    const stopped = await addDraft()
    const kept = await addDraft()
    for (const { key } of [stopped, kept])
      await sendDraft(await as(alma), { ...key, note: 'Soon', at, version: null })
    expect(await stopSending(await as(alma), stopped.key)).toBe(true)
    const system: Actor = { kind: 'system' }
    expect(await sendDueDrafts(await as(system), null)).toBe(0)
    expect(await sendDueDrafts(await as(system, later), null)).toBe(1)
    expect(await sendDueDrafts(await as(system, later), null)).toBe(0)
    expect(await getDraft(await as(alma), kept.planId, 1)).toMatchObject({ sentTs: later.toISOString() })
    expect(await getDraft(await as(alma), stopped.planId, 1)).toMatchObject({ sentTs: null, sendAt: null })
    expect(await eventKinds(kept.planId)).toEqual(['draft_begun', 'proposal_timed', 'proposal_sent'])
  })

  it('at a set time happens although an earlier one cannot be sent', async () => {
    const [broken, sound] = [await addDraft(), await addDraft()]
    const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)
    await sendDraft(await as(alma), { ...broken.key, note: '', at: at(1), version: null })
    await sendDraft(await as(alma), { ...sound.key, note: '', at: at(2), version: null })
    await refuseEmails(connection, broken.planId)
    expect(await sendDueDrafts(await as({ kind: 'system' }, at(3)), null)).toBe(1)
    expect(await getDraft(await as(alma), sound.planId, 1)).toMatchObject({ sentTs: at(3).toISOString() })
    expect(await getDraft(await as(alma), broken.planId, 1)).toMatchObject({ sentTs: null })
    await db.delete(plan).where(eq(plan.id, broken.planId))
  })

  it('at a set time does not happen once the plan is lost', async () => {
    const { key, planId } = await addDraft()
    const at = new Date(NOW.getTime() + 60_000)
    await sendDraft(await as(alma), { ...key, note: '', at, version: null })
    await setPlanStage(await as(alma), { planId, stage: 'lost', reason: 'They stay at home' })
    expect(await sendDueDrafts(await as({ kind: 'system' }, at), null)).toBe(0)
    expect(await getDraft(await as(alma), planId, 1)).toMatchObject({ sentTs: null, sendAt: null })
    expect(await db.select().from(outbox).where(eq(outbox.planId, planId))).toEqual([])
    expect((await eventKinds(planId)).at(-1)).toBe('proposal_stopped')
  })
})

it.runIf(connection.engine === 'postgres')(
  'a draft that is saved, or no longer sent by itself, waits for the plan before it holds the draft',
  async () => {
    const { key, planId, draft } = await addDraft()
    const at = new Date(NOW.getTime() + 60_000)
    await sendDraft(await as(alma), { ...key, note: '', at, version: null })
    const words = { title: 'Meanwhile', note: '', content: draft.content }
    const calls = [
      async () => saveDraft(await as(alma), { ...key, version: 1, words }),
      async () => stopSending(await as(alma), key),
    ]
    for (const call of calls) {
      const waiting = await db.transaction(async tx => {
        await lockPlan(tx, planId)
        const called = Promise.allSettled([call()])
        await untilLockWaits(connection)
        await tx.select().from(proposal).where(eq(proposal.planId, planId)).for('update')
        return { called }
      })
      expect(await waiting.called).toMatchObject([{ status: 'fulfilled' }])
    }
  },
)

it('a fingerprint depends on the content, not on the order of its fields', () => {
  expect(fingerprintOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(fingerprintOf({ b: [{ d: 3, c: 2 }], a: 1 }))
  expect(fingerprintOf({ a: [1, 2] })).not.toBe(fingerprintOf({ a: [2, 1] }))
})
