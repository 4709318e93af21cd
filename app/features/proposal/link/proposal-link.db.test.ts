import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeAnswer } from '#app/features/conversation/thread/write-question.server.ts'
import { SYSTEM } from '#app/features/plan/core/lock-plan.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { answerLine } from '#app/features/proposal/sent/line-commands.server.ts'
import { getOwnProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { removePerson } from '#app/features/traveller/personal-data/remove-person.server.ts'
import type { Actor } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { party, plan, planEvent } from '#database/schema/plan.ts'
import { addProposedTrip, addSentProposal, BOOKED_AT, trip } from '#tools/testing/booked-trip.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import {
  answerLineByLink,
  openByLink,
  withdrawLinks,
  withdrawOwnLinks,
} from './proposal-link-commands.server.ts'
import { findProposalLink, getOfficeLinkState, getOwnLinkState } from './proposal-link-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1'
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1'
const admin: Actor = { kind: 'admin', userId: 4 }

async function by(actor: Actor, more: { now?: Date; userAgent?: string } = {}) {
  const { now = BOOKED_AT, userAgent = PHONE } = more
  return testContext(connection, { actor, now: () => now, userAgent })
}

const visitor = (more = {}) => by({ kind: 'visitor' }, more)

async function open(content: Parameters<typeof addProposedTrip>[1] = {}) {
  const { planId, actor, traveller } = await addProposedTrip(connection, content)
  const token = (await findProposalLink(await visitor(), planId))?.token ?? ''
  return { planId, actor, traveller, token }
}

const eventsOf = (planId: number, kind: string) =>
  db
    .select()
    .from(planEvent)
    .where(and(eq(planEvent.planId, planId), eq(planEvent.kind, kind)))
    .orderBy(planEvent.id)

let desk: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  desk = await open()
})

describe('the link of an email', () => {
  it('opens the proposal for somebody who never logged in, as its traveller reads it', async () => {
    const { planId, actor, token } = desk
    const opened = await openByLink(await visitor(), { token, number: 1 })
    const own = await getOwnProposal(await by(actor), { planId, number: 1 })
    expect(opened).toEqual({ ok: true, proposal: own })
  })

  it('ticks, chooses and asks for the traveller; the log says that it was done by the link', async () => {
    const { planId, actor, token, traveller } = desk
    const ctx = await visitor()
    const say = { token, number: 1, line: 'day:day-1' }
    expect(await answerLineByLink(ctx, { ...say, answer: 'accept' })).toEqual({
      ok: true,
      answers: [{ line: 'day:day-1', answer: 'accept', alternative: null }],
    })
    const body = 'Is it far?'
    for (const requestKey of ['one-press', 'one-press'])
      await answerLineByLink(ctx, { ...say, line: 'day:day-2', answer: 'ask', body, requestKey })
    const { questions } = await getOwnProposal(await by(actor), { planId, number: 1 })
    expect(questions).toMatchObject([{ body, author: 'traveller', mine: true }])
    const said = await eventsOf(planId, 'line_answered')
    expect(said).toHaveLength(2)
    for (const event of said)
      expect(event).toMatchObject({
        ...{ actorKind: 'traveller', actorId: String(traveller.userId) },
        details: { byLink: true },
      })
  })

  it('used from two phones at once says each thing once, and names both phones in the log', async () => {
    const { planId, token } = desk
    const phones = [await visitor(), await visitor({ userAgent: TABLET })]
    const opened = await Promise.all(phones.map(ctx => openByLink(ctx, { token, number: 1 })))
    expect(opened).toMatchObject([{ ok: true }, { ok: true }])
    const tick = { token, number: 1, answer: 'accept' } as const
    await Promise.all(
      phones.flatMap((ctx, at) => [
        answerLineByLink(ctx, { ...tick, line: 'day:day-1', requestKey: `phone-${at}-first` }),
        answerLineByLink(ctx, { ...tick, line: `day:day-${at + 2}`, requestKey: `phone-${at}-second` }),
      ]),
    )
    const { answers } = await getOwnProposal(await by(desk.actor), { planId, number: 1 })
    expect(answers.map(({ line, answer }) => `${line} ${answer}`).toSorted()).toEqual([
      ...['day:day-1 accept', 'day:day-2 accept', 'day:day-3 accept'],
    ])
    expect(await eventsOf(planId, 'line_answered')).toHaveLength(3)
    const devices = (await eventsOf(planId, 'link_opened')).map(({ details }) => details.device)
    expect(devices.toSorted()).toEqual(['iPad, Safari', 'iPhone, Safari'])
  })

  it('is logged once a day for each device', async () => {
    const { planId, token, actor } = desk
    const next = new Date(BOOKED_AT.getTime() + 25 * 60 * 60 * 1_000)
    for (const ctx of [
      ...[await visitor(), await visitor(), await visitor({ userAgent: TABLET })],
      await visitor({ now: next }),
    ])
      expect(await openByLink(ctx, { token, number: 1 })).toMatchObject({ ok: true })
    const devices = (await eventsOf(planId, 'link_opened')).map(({ details }) => details.device)
    expect(devices).toEqual(['iPhone, Safari', 'iPad, Safari', 'iPhone, Safari'])
    const state = { opened: { at: next.toISOString(), device: 'iPhone, Safari' }, withdrawnTs: null }
    expect(await getOwnLinkState(await by(actor), planId)).toEqual(state)
    expect(await getOfficeLinkState(await by(admin), planId)).toEqual(state)
  })

  it.each([
    ['its traveller', async (planId: number, actor: Actor) => withdrawOwnLinks(await by(actor), { planId })],
    ['the office', async (planId: number) => withdrawLinks(await by(admin), { planId })],
  ])('withdrawn by %s opens nothing, and the next email carries another', async (_, withdraw) => {
    const { planId, actor, token } = desk
    await withdraw(planId, actor)
    const ctx = await visitor()
    expect(await openByLink(ctx, { token, number: 1 })).toEqual({ ok: false, reason: 'withdrawn' })
    const tick = { number: 1, line: 'day:day-1', answer: 'accept' } as const
    expect(await answerLineByLink(ctx, { token, ...tick })).toEqual({ ok: false, reason: 'withdrawn' })
    expect(await eventsOf(planId, 'link_withdrawn')).toHaveLength(1)
    const next = (await findProposalLink(ctx, planId))?.token ?? ''
    expect(await openByLink(ctx, { token: next, number: 1 })).toMatchObject({ ok: true })
    await withdraw(planId, actor)
    expect(await openByLink(ctx, { token: next, number: 1 })).toEqual({ ok: false, reason: 'withdrawn' })
  })

  it('can be withdrawn by nobody else', async () => {
    const { planId } = desk
    const stranger: Actor = { kind: 'traveller', userId: 99 }
    await expect(withdrawOwnLinks(await by(stranger), { planId })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(withdrawLinks(await by(stranger), { planId })).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })

  it('reads an older draft, and ticks only the newest', async () => {
    const { planId, token } = desk
    await addSentProposal(connection, { planId, number: 2 })
    const ctx = await visitor()
    expect(await openByLink(ctx, { token, number: 1 })).toMatchObject({ ok: true, proposal: { latest: 2 } })
    const tick = { token, line: 'day:day-1', answer: 'accept' } as const
    expect(await answerLineByLink(ctx, { ...tick, number: 1 })).toEqual({ ok: false, reason: 'superseded' })
    expect(await answerLineByLink(ctx, { ...tick, number: 2 })).toMatchObject({ ok: true })
  })

  it('neither signs nor answers anything of another plan', async () => {
    const { planId, token, traveller } = desk
    const other = await open()
    const actor: Actor = { kind: 'link_reader', planId, travellerId: traveller.userId }
    const signature = { number: 1, termsVersion: '2026-1', name: 'Ana Mora' }
    for (const id of [planId, other.planId])
      await expect(acceptProposal(await by(actor), { planId: id, ...signature })).rejects.toMatchObject({
        code: 'not_found',
      })
    const tick = { number: 1, line: 'day:day-1', answer: 'accept' } as const
    await expect(answerLine(await by(actor), { planId: other.planId, ...tick })).rejects.toMatchObject({
      code: 'not_found',
    })
    const foreign = token.replace(/^\d+/, String(other.planId))
    for (const forged of [foreign, token.replace('.1.', '.2.'), `${token}x`, token.slice(0, -1), '', 'a.b.c'])
      await expect(openByLink(await visitor(), { token: forged, number: 1 })).rejects.toMatchObject({
        code: 'not_found',
      })
  })

  it('is over when its trip is, when the plan is lost, and when the account is deleted', async () => {
    const { planId, token, traveller } = desk
    const after = await visitor({ now: new Date('2027-02-16T00:00:00Z') })
    expect(await openByLink(after, { token, number: 1 })).toEqual({ ok: false, reason: 'over' })
    expect(await findProposalLink(after, planId)).toBeNull()
    const ctx = await visitor()
    await db.update(plan).set({ lostDate: '2026-11-21' }).where(eq(plan.id, planId))
    expect(await openByLink(ctx, { token, number: 1 })).toEqual({ ok: false, reason: 'over' })
    await db.transaction(tx => removePerson(tx, traveller.userId, BOOKED_AT))
    await expect(openByLink(ctx, { token, number: 1 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of somebody whose booked trip is kept without their name is over as well', async () => {
    const { planId, token, traveller, actor } = desk
    const signature = { number: 1, termsVersion: '2026-1', name: 'Ana Mora' }
    expect(await acceptProposal(await by(actor), { planId, ...signature })).toMatchObject({ ok: true })
    const ctx = await visitor()
    const opened = await openByLink(ctx, { token, number: 1 })
    expect(opened).toMatchObject({ ok: true, proposal: { accepted: { number: 1, name: null } } })
    await db.transaction(tx => removePerson(tx, traveller.userId, BOOKED_AT))
    expect(await openByLink(ctx, { token, number: 1 })).toEqual({ ok: false, reason: 'over' })
  })

  it('without dates is good for half a year', async () => {
    const { token } = await open({ content: { startsOn: null } })
    const [may, june] = [new Date('2027-05-18T00:00:00Z'), new Date('2027-06-01T00:00:00Z')]
    expect(await openByLink(await visitor({ now: may }), { token, number: 1 })).toMatchObject({ ok: true })
    expect(await openByLink(await visitor({ now: june }), { token, number: 1 })).toEqual({
      ...{ ok: false, reason: 'over' },
    })
  })
})

it('a forwarded link shows no personal data', async () => {
  const secrets = {
    address: desk.traveller.email,
    telephone: '+1 415 555 0117',
    lastName: 'Okafor-Quint',
    companion: 'Ludovica',
    age: '11 years',
    question: 'My knee was operated on',
    answer: 'A chair lift for the knee',
    signature: 'Theodora Okafor-Quint',
  }
  const { lastName, companion, telephone } = secrets
  const own = { key: null, priceDeltaMinor: 0, minutesDelta: 0, why: `${companion} swims.` }
  const ownTour = { kind: 'tour', key: null, startsAt: null, minutes: null } as const
  const { planId, token, actor } = await open({
    content: {
      childAges: [11],
      days: trip.days.map((day, at) => ({
        ...day,
        hotel: { key: null, name: `${companion}’s aunt`, alternatives: [] },
        activities: [
          {
            ...{ ...ownTour, id: `cake-${at}`, name: `A cake for ${companion}` },
            alternatives: [{ ...own, id: `boat-${at}`, name: `The ${lastName}s’ boat` }],
          },
          { ...ownTour, id: `kayak-${at}`, name: 'Kayaks', alternatives: [] },
        ],
        story: `A slow day. ${companion} will like it. Call ${telephone}. Then supper.`,
      })),
      price: [
        { ...trip.price[0], what: `Room of the ${lastName}s`, forWhom: `${companion}, 11 years`, count: 1 },
      ].flatMap(line => (trip.price[0] ? [{ ...trip.price[0], ...line }] : [])),
    },
  })
  await db
    .update(plan)
    .set({ contactName: `Helen ${lastName}`, contactPhone: telephone, message: secrets.question })
    .where(eq(plan.id, planId))
  await db.insert(party).values([
    { planId, position: 0, name: `Helen ${lastName}`, partyBirthday: '1980-03-04' },
    { planId, position: 1, name: `${companion} ${lastName}`, partyBirthday: '2015-06-07' },
  ])
  const reader = await by(actor)
  await answerLine(reader, { planId, number: 1, line: 'day:day-1', answer: 'ask', body: secrets.question })
  const author = { ...SYSTEM, kind: 'planner', name: 'Alma', staffFkey: 'alma-reyes' } as const
  const pin = { proposal: 1, line: 'day:day-1' }
  await db.transaction(tx =>
    writeAnswer(tx, { planId, author, channel: 'page', body: secrets.answer, now: BOOKED_AT, pin }),
  )
  expect(await db.select().from(message).where(eq(message.planId, planId))).toHaveLength(2)
  const signed = { number: 1, termsVersion: '2026-1', name: secrets.signature }
  expect(await acceptProposal(reader, { planId, ...signed })).toMatchObject({ ok: true })

  const opened = await openByLink(await visitor(), { token, number: 1 })
  const crossed = JSON.stringify(opened)
  for (const secret of [...Object.values(secrets), '1980-03-04', '2015-06-07', 'Okafor'])
    expect(crossed).not.toContain(secret)
  expect(opened).toMatchObject({
    proposal: { content: { childAges: [0], days: [{ story: 'A slow day. Then supper.' }, {}, {}, {}] } },
  })
})
