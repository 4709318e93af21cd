import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { writeAnswer } from '#app/features/conversation/thread/write-question.server.ts'
import { SYSTEM } from '#app/features/plan/core/lock-plan.server.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { addProposedTrip, addSentProposal, BOOKED_AT, trip } from '#tools/testing/booked-trip.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { acceptProposal } from './accept-commands.server.ts'
import { answerLine } from './line-commands.server.ts'
import { getOpenMatters, getOwnProposal } from './proposal-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const [, ...rest] = trip.days

/** The first night in a house with an alternative, and the second day with a walk. */
const content: Partial<ProposalContent> = {
  days: [
    {
      ...{ id: 'day-0', place: 'puerto-claro', title: 'day-0', story: '', country: 'costa-clara' },
      ...{ legs: [], meals: [], altitudeGainM: 0, walkKm: 0 },
      hotel: {
        ...{ key: null, name: 'Casa Uno' },
        alternatives: [
          { id: 'alt-2', key: null, name: 'Casa Dos', priceDeltaMinor: null, minutesDelta: 0, why: '' },
        ],
      },
      activities: [
        {
          ...{ id: 'walk', kind: 'visit', key: null, name: 'A walk', startsAt: null, minutes: null },
          alternatives: [],
        },
      ],
    },
    ...rest,
  ],
}

async function open() {
  const { planId, actor } = await addProposedTrip(connection, { content })
  const ctx = { ...(await testContext(connection, { actor, now: () => BOOKED_AT })) }
  const say = (said: Omit<Parameters<typeof answerLine>[1], 'planId' | 'number'>) =>
    answerLine(ctx, { planId, number: 1, ...said })
  const accept = (more = {}) =>
    acceptProposal(ctx, { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora', ...more })
  return { planId, ctx, say, accept }
}

let desk: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  desk = await open()
})

it('a chosen alternative keeps a proposal from being signed until it is taken back', async () => {
  const { planId, ctx, say, accept } = desk
  await say({ line: 'hotel:day-0', answer: 'accept', alternative: 'alt-2' })
  const openMatters = [{ code: 'swap', line: 'hotel:day-0', name: 'Casa Dos', instead: 'Casa Uno' }]
  expect(await accept()).toEqual({ ok: false, reason: 'proposal_open', openMatters })
  expect(await getOpenMatters(ctx, { planId, number: 1 })).toEqual(openMatters)
  expect((await getOwnProposal(ctx, { planId, number: 1 })).openMatters).toEqual(openMatters)
  await say({ line: 'hotel:day-0', answer: 'open' })
  expect(await accept()).toMatchObject({ ok: true })
})

it('what was left out keeps it, and an accepted line does not', async () => {
  const { say, accept } = desk
  await say({ line: 'day:day-1', answer: 'accept' })
  await say({ line: 'activity:walk', answer: 'decline' })
  expect(await accept()).toEqual({
    ...{ ok: false, reason: 'proposal_open' },
    openMatters: [{ code: 'left_out', line: 'activity:walk', name: 'A walk', instead: null }],
  })
})

it('a question keeps it until somebody has answered, or its asker says that it is settled', async () => {
  const { planId, say, accept } = desk
  const ask = () => say({ line: 'day:day-1', answer: 'ask', body: 'Is it far?' })
  await ask()
  expect(await accept()).toMatchObject({
    reason: 'proposal_open',
    openMatters: [{ code: 'question', line: 'day:day-1', name: 'day-1' }],
  })
  const author = { ...SYSTEM, kind: 'planner', name: 'Alma', staffFkey: 'alma-reyes' } as const
  await db.transaction(tx =>
    writeAnswer(tx, { planId, author, channel: 'page', body: 'An hour.', now: BOOKED_AT }),
  )
  expect(await accept()).toMatchObject({ ok: true })

  const other = await open()
  await other.say({ line: 'day:day-1', answer: 'ask', body: 'Is it far?' })
  await other.say({ line: 'day:day-1', answer: 'open' })
  expect(await other.accept()).toMatchObject({ ok: true })
})

it('a draft that has what was said is signed', async () => {
  const { planId, say, accept } = desk
  await say({ line: 'activity:walk', answer: 'decline' })
  const days = (content.days ?? []).map(day => ({ ...day, activities: [] }))
  await addSentProposal(connection, { planId, number: 2, content: { ...trip, ...content, days } })
  expect(await accept()).toEqual({ ok: false, reason: 'superseded' })
  expect(await accept({ number: 2 })).toMatchObject({ ok: true })
})

it('of a draft that is sent while the one before it is signed, only one of the two is signed', async () => {
  const { planId, accept } = desk
  const [signed] = await Promise.all([accept(), addSentProposal(connection, { planId, number: 2 })])
  const [row] = await db
    .select({ acceptedTs: proposal.acceptedTs })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, 1)))
  expect(signed.ok).toBe(row?.acceptedTs !== null)
  expect(await accept({ number: 2 })).toMatchObject(signed.ok ? { reason: 'already_accepted' } : { ok: true })
})
