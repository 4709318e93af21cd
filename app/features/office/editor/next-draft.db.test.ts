import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replyToPlan } from '#app/features/conversation/thread/thread-commands.server.ts'
import { answerLine, type LineInput } from '#app/features/proposal/sent/line-commands.server.ts'
import { getOwnProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { planEvent } from '#database/schema/plan.ts'
import { lineAnswer, proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { createDraft, saveDraft } from './draft-commands.server.ts'
import { getDraft } from './draft-queries.server.ts'
import { sendDraft } from './send-draft.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-02T15:00:00Z')
const alma = await addPlanner(connection, 'alma-reyes')
const office = () => testContext(connection, { actor: alma, now: () => NOW })

/** A plan whose first draft was sent; its traveller says something of it. */
async function open(content = aProposal()) {
  const { planId, traveller } = await addTestPlan(connection, { waitsFor: 'traveller' })
  await db.insert(proposal).values({
    ...{ planId, number: 1, staffFkey: alma.fkey, title: 'Four days', content },
    ...{ priceMinor: 1_200_00, sentTs: NOW, fingerprint: 'a'.repeat(64) },
  })
  const ctx = await testContext(connection, { actor: traveller, now: () => NOW })
  const say = (said: Omit<LineInput, 'planId'>) => answerLine(ctx, { planId, ...said })
  const read = (number: number) => getOwnProposal(ctx, { planId, number })
  return { planId, ctx, say, read }
}

async function begin(planId: number, from: number): Promise<number> {
  const begun = await createDraft(await office(), { planId, from: { proposal: from } })
  if (!begun.ok) throw new Error(begun.reason)
  return begun.number
}

async function send(planId: number, number: number): Promise<void> {
  const sent = await sendDraft(await office(), {
    ...{ planId, number, note: '', at: null, version: null, confirmed: true },
  })
  if (!sent.ok) throw new Error(sent.reason)
}

async function change(planId: number, number: number, edit: (content: ProposalContent) => void) {
  const { title, note, content, version } = await getDraft(await office(), planId, number)
  const edited = structuredClone(content)
  edit(edited)
  await saveDraft(await office(), { planId, number, version, words: { title, note, content: edited } })
}

async function storyOf(planId: number) {
  const rows = await db
    .select({ details: planEvent.details })
    .from(planEvent)
    .where(and(eq(planEvent.planId, planId), eq(planEvent.kind, 'line_answered')))
    .orderBy(planEvent.id)
  return rows.map(({ details }) => details)
}

describe('the second draft', () => {
  it('begins with all that was said of the first, and both sides read it so', async () => {
    const { planId, say, read } = await open()
    await say({ number: 1, line: 'day:d1', answer: 'accept' })
    await say({ number: 1, line: 'day:d3', answer: 'accept' })
    await say({ number: 1, line: 'hotel:d2', answer: 'open', alternative: 'musgo' })
    await say({ number: 1, line: 'day:d4', answer: 'decline' })
    await say({ number: 1, line: 'day:d2', answer: 'ask', body: 'Is there a fire?' })
    const number = await begin(planId, 1)
    const draft = await getDraft(await office(), planId, number)
    expect(draft.content.days.map(({ id, hotel }) => [id, hotel?.name, hotel?.alternatives.length])).toEqual([
      ['d1', 'Casa Alba', 0],
      ['d2', 'Fern Cabins', 0],
      ['d3', 'Fern Cabins', 0],
    ])
    expect(draft.said.map(({ line, answer, since }) => [line, answer, since])).toEqual([
      ['day:d1', 'accept', 1],
      ['day:d3', 'accept', 1],
      ['hotel:d2', 'accept', 1],
      ['day:d4', 'decline', 1],
    ])
    expect(draft.questions).toMatchObject([{ line: 'day:d2', since: 1, body: 'Is there a fire?' }])
    await send(planId, number)
    const sent = await read(number)
    expect(sent.answers).toEqual(
      expect.arrayContaining([
        { line: 'day:d1', answer: 'accept', alternative: null },
        { line: 'day:d3', answer: 'accept', alternative: null },
        { line: 'hotel:d2', answer: 'accept', alternative: null },
        { line: 'day:d4', answer: 'decline', alternative: null },
      ]),
    )
    expect(sent.standings).toMatchObject([
      { line: 'day:d1', state: 'settled', since: 1 },
      { line: 'day:d3', state: 'settled', since: 1 },
      { line: 'hotel:d2', state: 'settled', name: 'Fern Cabins', instead: 'The lower cabin' },
      { line: 'day:d4', state: 'out', name: 'Day d4' },
    ])
    expect(sent.openQuestions).toMatchObject([{ line: 'day:d2', since: 1 }])
    expect(sent.questions).toMatchObject([{ body: 'Is there a fire?' }])
  })

  it('has what is under a tick changed: then the line is open again, and says why', async () => {
    const { planId, say, read } = await open()
    await say({ number: 1, line: 'day:d2', answer: 'accept' })
    const number = await begin(planId, 1)
    await change(planId, number, ({ days }) => {
      days.reverse()
      const hotel = days.find(({ id }) => id === 'd2')?.hotel
      if (hotel) Object.assign(hotel, { key: null, name: 'Casa Nube' })
    })
    await send(planId, number)
    const { answers, standings } = await read(number)
    expect(answers).toEqual([])
    expect(standings).toMatchObject([
      { state: 'reopened', why: [{ what: 'hotel', before: 'The lower cabin', now: 'Casa Nube' }] },
    ])
  })

  it('is told what its traveller takes back and wants back while the planner writes', async () => {
    const { planId, say, read } = await open()
    await say({ number: 1, line: 'hotel:d2', answer: 'open', alternative: 'musgo' })
    await say({ number: 1, line: 'activity:bridges', answer: 'decline' })
    const number = await begin(planId, 1)
    await say({ number: 1, line: 'hotel:d2', answer: 'open' })
    await say({ number: 1, line: 'activity:bridges', answer: 'open' })
    await send(planId, number)
    expect((await read(number)).standings).toMatchObject([
      { line: 'hotel:d2', state: 'taken_back', name: 'The lower cabin' },
      { line: 'activity:bridges', state: 'wanted' },
    ])
  })

  it('can be told to put back what was left out, which the third then has', async () => {
    const { planId, say, read } = await open()
    await say({ number: 1, line: 'activity:bridges', answer: 'decline' })
    await send(planId, await begin(planId, 1))
    const back = { number: 2, line: 'activity:bridges' } as const
    expect(await say({ ...back, answer: 'accept' })).toEqual({ ok: false, reason: 'line_unknown' })
    expect(await say({ ...back, answer: 'open' })).toMatchObject({ ok: true })
    expect((await read(2)).standings).toMatchObject([{ state: 'wanted', since: 2 }])
    const third = await begin(planId, 2)
    const { content } = await getDraft(await office(), planId, third)
    expect(content.days[2]?.activities).toEqual(aProposal().days[2]?.activities)
  })

  it('begun from the first takes over what was said of the second', async () => {
    const { planId, say, read } = await open()
    await send(planId, await begin(planId, 1))
    await say({ number: 2, line: 'hotel:d2', answer: 'open', alternative: 'musgo' })
    await say({ number: 2, line: 'day:d1', answer: 'accept' })
    const third = await begin(planId, 1)
    await send(planId, third)
    const { content, answers } = await read(third)
    expect(content.days[1]?.hotel).toEqual({
      ...{ key: 'fern-cabins', name: 'Fern Cabins', alternatives: [] },
    })
    expect(answers.map(({ line, answer }) => [line, answer])).toEqual([
      ['hotel:d2', 'accept'],
      ['day:d1', 'accept'],
    ])
  })
})

describe('a line', () => {
  it('ticked by two at once is ticked once', async () => {
    const { planId, say } = await open()
    const ticks = [1, 2, 3].map(() => say({ number: 1, line: 'day:d1', answer: 'accept' }))
    expect(new Set((await Promise.all(ticks)).map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await db.select().from(lineAnswer).where(eq(lineAnswer.planId, planId))).toHaveLength(1)
    expect(await storyOf(planId)).toHaveLength(1)
  })

  it('is told in the log by the names of what was chosen, left out and put back', async () => {
    const { planId, say } = await open()
    const house = { number: 1, line: 'hotel:d2' } as const
    await say({ ...house, answer: 'open', alternative: 'musgo' })
    await say({ ...house, answer: 'open' })
    await say({ number: 1, line: 'activity:bridges', answer: 'decline' })
    await say({ number: 1, line: 'activity:bridges', answer: 'open' })
    await say({ number: 1, line: 'day:d1', answer: 'accept' })
    await say({ number: 1, line: 'day:d1', answer: 'open' })
    // Nothing was said of it, so nothing is taken back.
    await say({ number: 1, line: 'day:d3', answer: 'open' })
    expect(await storyOf(planId)).toMatchObject([
      { answer: 'open', alternative: 'musgo', name: 'Fern Cabins', instead: 'The lower cabin' },
      { answer: 'open', took: 'choice', name: 'The lower cabin', instead: 'Fern Cabins' },
      { answer: 'decline', name: 'Hanging bridges at dawn' },
      { answer: 'open', took: 'decline', name: 'Hanging bridges at dawn' },
      { answer: 'accept', name: 'Day d1' },
      { answer: 'open', took: 'accept', name: 'Day d1' },
    ])
  })

  it('that is asked about stays ticked; the question is open until it is answered or settled', async () => {
    const { planId, say, read } = await open()
    const day = { number: 1, line: 'day:d1' } as const
    await say({ ...day, answer: 'accept' })
    await say({ ...day, answer: 'ask', body: 'Is there a bath?' })
    await say({ number: 1, line: 'day:d2', answer: 'ask', body: 'And a fire?' })
    const asked = await read(1)
    expect(asked.answers).toMatchObject([{ answer: 'accept' }, { answer: 'ask' }])
    expect(asked.openQuestions.map(({ body }) => body)).toEqual(['Is there a bath?', 'And a fire?'])
    await say({ ...day, answer: 'accept' })
    expect((await read(1)).openQuestions.map(({ body }) => body)).toEqual(['And a fire?'])
    const pin = { proposal: 1, line: 'day:d1' }
    await replyToPlan(await office(), { planId, body: 'A shower.', pin })
    expect((await read(1)).openQuestions).toHaveLength(1)
    await replyToPlan(await office(), { planId, body: 'Every night.' })
    expect((await read(1)).openQuestions).toEqual([])
  })
})
