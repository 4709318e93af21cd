import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { getOwnProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { answerLine } from './line-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const now = new Date('2026-11-02T15:00:00Z')

async function addSent(planId: number, number: number, change = {}) {
  await db.insert(proposal).values({
    ...{ planId, number, staffFkey: 'alma-reyes', title: 'Four days', content: aProposal(change) },
    ...{ priceMinor: 1_200_00, sentTs: now, fingerprint: 'a'.repeat(64) },
  })
}

async function open() {
  const { planId, traveller } = await addTestPlan(connection, { waitsFor: 'traveller' })
  await addSent(planId, 1)
  const ctx = { ...(await testContext(connection)), actor: traveller, now: () => now }
  return { planId, ctx, number: 1 }
}

let desk: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  desk = await open()
})

describe('a line of a proposal', () => {
  it('can be accepted, and the answer taken back', async () => {
    const { ctx, planId, number } = desk
    await answerLine(ctx, { planId, number, line: 'day:d1', answer: 'accept' })
    const back = await answerLine(ctx, { planId, number, line: 'day:d1', answer: 'open' })
    expect(back).toEqual({ ok: true, answers: [{ line: 'day:d1', answer: 'open', alternative: null }] })
  })

  it('is answered once: a late retry does not undo a newer answer', async () => {
    const { ctx, planId, number } = desk
    const first = { planId, number, line: 'day:d1', answer: 'accept', requestKey: 'first-press' } as const
    await answerLine(ctx, first)
    const back = await answerLine(ctx, { ...first, answer: 'open', requestKey: 'second-press' })
    expect(await answerLine(ctx, first)).toEqual(back)
    expect(back).toMatchObject({ answers: [{ line: 'day:d1', answer: 'open' }] })
  })

  it('can be asked about: the question is pinned to it, and an answer is due', async () => {
    const { ctx, planId, number } = desk
    await answerLine(ctx, { planId, number, line: 'hotel:d2', answer: 'ask', body: 'Is there a fire?' })
    const { questions, answers } = await getOwnProposal(ctx, { planId, number })
    expect(questions).toMatchObject([{ body: 'Is there a fire?', pin: { proposal: 1, line: 'hotel:d2' } }])
    expect(answers).toEqual([{ line: 'hotel:d2', answer: 'ask', alternative: null }])
    const [row] = await db.select({ waitsFor: plan.waitsFor }).from(plan).where(eq(plan.id, planId))
    expect(row?.waitsFor).toBe('planner')
  })

  it.each([
    [{ line: 'day:d9' }, 'line_unknown'],
    [{ line: 'hotel:d1', alternative: 'musgo' }, 'alternative_unknown'],
  ])('that is none is refused: %j', async (said, reason) => {
    const { ctx, planId, number } = desk
    expect(await answerLine(ctx, { planId, number, answer: 'accept', ...said })).toEqual({
      ok: false,
      reason,
    })
  })

  it('of an older draft is no longer answered', async () => {
    const { ctx, planId, number } = desk
    await addSent(planId, 2)
    expect(await answerLine(ctx, { planId, number, line: 'day:d1', answer: 'accept' })).toEqual({
      ok: false,
      reason: 'superseded',
    })
  })

  it('of another traveller’s plan is not found', async () => {
    const { planId } = desk
    const other = await open()
    const asked = answerLine(other.ctx, { planId, number: 1, line: 'day:d1', answer: 'accept' })
    await expect(asked).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a proposal as its traveller reads it', () => {
  it('says what changed since the previous one, and what the sky will be', async () => {
    const { ctx, planId } = desk
    await addSent(planId, 2, { startsOn: '2027-03-01' })
    const read = await getOwnProposal(ctx, { planId, number: 2 })
    expect(read.difference).toMatchObject({
      since: 1,
      changes: [{ kind: 'field', field: 'startsOn', from: '2027-02-15', to: '2027-03-01' }],
    })
    expect(read.sky.map(sky => sky?.date)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'])
    expect(read.sky[0]?.sunset).toMatch(/^17:/)
    expect(read.latest).toBe(2)
  })

  it('says what cancelling costs, up to all of it', async () => {
    const { ctx, planId, number } = desk
    const { refund, termsVersion } = await getOwnProposal(ctx, { planId, number })
    expect(termsVersion).not.toBe('')
    expect(refund?.at(-1)).toEqual({ until: null, costMinor: 1_200_00, backMinor: 0 })
  })
})
