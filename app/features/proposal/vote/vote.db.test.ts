import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { unlimited } from '#app/allowance.ts'
import type { Actor } from '#app/request-context.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { proposal, voteAnswer } from '#database/schema/proposal.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { castVote, closeVote, startVote } from './vote-commands.server.ts'
import { getOpenVote, getOwnVote, getPlanVote } from './vote-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const now = new Date('2026-11-02T15:00:00Z')
const visitor: Actor = { kind: 'visitor' }

async function addSent(planId: number, number: number) {
  await db.insert(proposal).values({
    ...{ planId, number, staffFkey: 'alma-reyes', title: 'Four days', content: aProposal() },
    ...{ priceMinor: 1_200_00, sentTs: now, fingerprint: 'a'.repeat(64) },
  })
}

async function open(voters = 3) {
  const { planId, traveller } = await addTestPlan(connection, { waitsFor: 'traveller' })
  await addSent(planId, 1)
  const ctx = { ...(await testContext(connection)), actor: traveller as Actor, now: () => now }
  const opened = await startVote(ctx, { planId, voters })
  if (!opened.ok) throw new Error(opened.reason)
  const key = opened.vote.address.split('/').at(-1) ?? ''
  return { planId, ctx, key, opened: opened.vote }
}

let room: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  room = await open()
})

/** The proposal costs 600 per person. */
function say(name: string, ceilingMinor: number | null, companion: string = randomUUID()) {
  const ballot = { companion, name, marks: { d1: 'yes', d3: 'rather_not' } as const, ceilingMinor }
  return castVote({ ...room.ctx, actor: visitor }, { ...ballot, key: room.key })
}

const told = () => getOwnVote(room.ctx, room.planId)

describe('a quiet vote', () => {
  it('is closed by the last ballot, and says whether the price fits everybody', async () => {
    for (const [name, most] of [
      ['Theo', 700_00],
      ['Ada', 650_00],
      ['Grace', 600_00],
    ] as const)
      await say(name, most)
    expect(await told()).toMatchObject({
      names: ['Ada', 'Grace', 'Theo'],
      answers: 3,
      closedTs: now.toISOString(),
      result: {
        days: [
          { day: 'd1', yes: 3, ask: 0, ratherNot: 0 },
          { day: 'd2', yes: 0, ask: 0, ratherNot: 0 },
          { day: 'd3', yes: 0, ask: 0, ratherNot: 3 },
          { day: 'd4', yes: 0, ask: 0, ratherNot: 0 },
        ],
        price: { verdict: 'everybody' },
      },
    })
  })

  it('reveals no ceiling, before or after, and deletes them once it is closed', async () => {
    const office: Actor = { kind: 'admin', userId: 1 }
    const ceilings = [612_34, 598_76, 877_77]
    const seen: unknown[] = []
    for (const [i, most] of ceilings.entries()) {
      seen.push(await say(`Companion ${i}`, most), await told(), await getOpenVote(room.ctx, room.key))
      seen.push(await getPlanVote({ ...room.ctx, actor: office }, room.planId))
    }
    seen.push(await db.select().from(planEvent).where(eq(planEvent.planId, room.planId)))
    seen.push(await db.select().from(voteAnswer))
    const words = JSON.stringify(seen)
    for (const most of ceilings) expect(words).not.toContain(String(most))
    expect(await told()).toMatchObject({ result: { price: { verdict: 'not_everybody' } } })
    const [read] = [await getPlanVote({ ...room.ctx, actor: office }, room.planId)]
    expect(JSON.stringify(read)).not.toContain('Companion')
  })

  it('shows no result while a ballot is missing', async () => {
    await say('Theo', 700_00)
    await say('Ada', 1_00)
    expect(await told()).toMatchObject({ answers: 2, result: null, closedTs: null })
    expect(await getOpenVote(room.ctx, room.key)).toMatchObject({ answers: 2, voters: 3, eachMinor: 600_00 })
  })

  it('shows by its link who has voted and the days with their pictures, and counts once it is closed', async () => {
    const open = () => getOpenVote(room.ctx, room.key)
    await say('Theo', 700_00)
    await say('Ada Okafor', 1_00)
    const before = await open()
    expect(before).toMatchObject({ names: ['Ada', 'Theo'], counts: null })
    const pictures = before.days.map(({ picture }) => JSON.stringify(picture))
    expect(pictures.every(each => each.includes('poster'))).toBe(true)
    expect(new Set(pictures).size).toBe(before.days.length)
    await say('Grace', 700_00)
    const after = await open()
    expect(after.counts?.[0]).toEqual({ day: 'd1', yes: 3, ask: 0, ratherNot: 0 })
    expect(JSON.stringify(after)).not.toContain('price"')
  })

  it('stores one ballot per companion, which can be changed until it is closed', async () => {
    const theo = randomUUID()
    await say('Theo', 100_00, theo)
    await say('Theo', 700_00, theo)
    expect(await told()).toMatchObject({ answers: 1, names: ['Theo'] })
    await say('Ada', 700_00)
    await say('Grace', 700_00)
    expect(await told()).toMatchObject({ result: { price: { verdict: 'everybody' } } })
    expect(await say('Theo', 1_00, theo)).toEqual({ ok: false, reason: 'closed' })
  })

  it('closed early with fewer than three ballots has no result', async () => {
    await say('Theo', 1_00)
    await say('Ada', 1_00)
    const { vote } = await closeVote(room.ctx, { planId: room.planId })
    expect(vote.result).toEqual({ answers: 2, days: null, price: { verdict: 'too_few' } })
    await expect(closeVote(room.ctx, { planId: room.planId })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is one at a time: a second start returns the same, and a new one begins empty', async () => {
    const again = await startVote(room.ctx, { planId: room.planId, voters: 9 })
    expect(again).toMatchObject({ ok: true, vote: { address: room.opened.address, voters: 3 } })
    await closeVote(room.ctx, { planId: room.planId })
    const next = await startVote(room.ctx, { planId: room.planId, voters: 4 })
    expect(next).toMatchObject({ ok: true, vote: { voters: 4, answers: 0, result: null } })
  })

  it('stores concurrent ballots one at a time', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(name => say(name, 700_00)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await told()).toMatchObject({ answers: 3, result: { answers: 3 } })
  })

  it('is limited', async () => {
    const spend = async () => ({ ok: false, reason: 'too_many', retryAfterSeconds: 9 }) as const
    room.ctx = { ...room.ctx, allowance: { ...unlimited, spend } }
    expect(await say('Theo', 1_00)).toMatchObject({ reason: 'too_many' })
    expect(await told()).toMatchObject({ answers: 0 })
  })

  it('refuses an unknown day and a guessed link', async () => {
    const cast = { companion: randomUUID(), name: 'Theo', ceilingMinor: null }
    expect(await castVote(room.ctx, { ...cast, key: room.key, marks: { d9: 'yes' } })).toEqual({
      ok: false,
      reason: 'day_unknown',
    })
    await expect(castVote(room.ctx, { ...cast, key: 'x'.repeat(32), marks: {} })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('cannot start before a proposal is sent, or after one is accepted', async () => {
    const { planId, traveller } = await addTestPlan(connection)
    const ctx = { ...room.ctx, actor: traveller as Actor }
    expect(await startVote(ctx, { planId, voters: 3 })).toEqual({ ok: false, reason: 'nothing_sent' })
    await addSent(planId, 1)
    await db.update(proposal).set({ acceptedTs: now, acceptedName: 'Ana' }).where(eq(proposal.planId, planId))
    expect(await startVote(ctx, { planId, voters: 3 })).toEqual({ ok: false, reason: 'accepted' })
  })

  it('raises the plan’s revision with each ballot, so that open pages update', async () => {
    const revision = async () =>
      (await db.select({ at: plan.revision }).from(plan).where(eq(plan.id, room.planId)))[0]?.at ?? 0
    const before = await revision()
    await say('Theo', null)
    expect(await revision()).toBeGreaterThan(before)
  })
})
