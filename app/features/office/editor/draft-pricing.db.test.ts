import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ageNotices } from '#app/features/proposal/pricing/rates.ts'
import { answerLine } from '#app/features/proposal/sent/line-commands.server.ts'
import { getOwnProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { WishInput } from '#app/features/wish/wish-schema.ts'
import { party, plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { ProposalWorkings } from '#database/values/proposal-workings.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { listChoices } from './choice-queries.server.ts'
import { createDraft, type DraftSource, saveDraft } from './draft-commands.server.ts'
import { addNight, setHotel, stopsOf } from './draft-edits.ts'
import { findPartyEffect, getDraft } from './draft-queries.server.ts'
import type { ChoiceQuery } from './draft-schema.ts'
import { sendDraft, sendDueDrafts } from './send-draft.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-23T14:00:00Z')
const TRIP = { trip: 'cloud-to-coast' }
const alma = await addPlanner(connection, 'alma-reyes')
const office = (at = NOW) => testContext(connection, { actor: alma, now: () => at })

interface Draft {
  planId: number
  number: number
}

async function begin(from: DraftSource = TRIP, planId?: number): Promise<Draft> {
  const ofPlan = planId ?? (await addOfficePlan(connection, NOW, { wish: { who: { adults: 2 } } }))
  const begun = await createDraft(await office(), { planId: ofPlan, from })
  if (!begun.ok) throw new Error(begun.reason)
  return { planId: ofPlan, number: begun.number }
}

async function read({ planId, number }: Draft) {
  return getDraft(await office(), planId, number)
}

/** Saves an edit as the page does, with what the office knows of the lines; or as a caller who knows nothing of it. */
async function edit(
  draft: Draft,
  change: (content: ProposalContent, workings: ProposalWorkings) => ProposalContent | undefined,
  knows = true,
) {
  const { title, note, version, ...now } = await read(draft)
  const { content, workings } = structuredClone({ content: now.content, workings: now.workings })
  const edited = change(content, workings) ?? content
  const words = { title, note, content: edited, ...(knows && { workings }) }
  const saved = await saveDraft(await office(), { ...draft, version, words })
  if (!saved.ok) throw new Error(saved.reason)
  return read(draft)
}

/** Lines of a price in one: "Casa Alba: 1 night more 1 × 9800". */
function linesOf({ content }: { content: ProposalContent }): string[] {
  return content.price.map(({ what, count, unitMinor }) => `${what} ${count} × ${unitMinor}`)
}

const TRIP_LINES = [
  'Ten nights with breakfast, two to a room 2 × 74000',
  'Drivers and boats 1 × 146000',
  'Flight to Puerto Claro 2 × 17500',
  'Guides, park fees, permits 2 × 30000',
  'Our work, the taxes, and a phone answered day and night 2 × 87500',
]

function codesOf({ disagreements }: { disagreements: { code: string; line: string | null }[] }): string[] {
  return disagreements.map(({ code }) => code)
}

async function send(draft: Draft, more: { confirmed?: boolean; at?: Date } = {}) {
  return sendDraft(await office(), { ...draft, note: 'Here', at: null, version: null, ...more })
}

function inLas(content: ProposalContent) {
  const stop = stopsOf(content).find(({ place }) => place === 'las-brasas')
  if (!stop) throw new Error('no stop')
  return stop
}

describe('the price of a draft of a published trip', () => {
  it('is the trip’s, with a line for each night more and each tour less', async () => {
    const draft = await begin()
    expect(linesOf(await read(draft))).toEqual(TRIP_LINES)
    const longer = await edit(draft, content => addNight(content, inLas(content).id))
    expect(linesOf(longer)).toEqual([
      ...TRIP_LINES,
      expect.stringMatching(/^Ember Lodge: 1 night more 1 × \d+$/),
    ])
    const without = await edit(draft, ({ days }) => {
      for (const day of days) day.activities = day.activities.filter(({ key }) => key !== 'lava-walk')
    })
    expect(linesOf(without).at(-1)).toMatch(/^Without .* 2 × -\d+$/)
    expect(without.disagreements).toEqual([])
    const again = await edit(draft, content => {
      const added = stopsOf(content)
        .find(({ place }) => place === 'las-brasas')
        ?.days.at(-1)
      return { ...content, days: content.days.filter(({ id }) => id !== added?.id) }
    })
    expect(linesOf(again)).toHaveLength(TRIP_LINES.length + 1)
  })

  it('exchanges a house for another by what both cost a night', async () => {
    const draft = await begin()
    const other = await edit(draft, content =>
      setHotel(content, inLas(content), { key: 'casa-alba', name: 'Casa Alba' }),
    )
    const added = linesOf(other).slice(TRIP_LINES.length)
    expect(added).toEqual([
      expect.stringMatching(/^Casa Alba: 2 nights more 2 × \d+$/),
      expect.stringMatching(/^Ember Lodge: 2 nights less 2 × -\d+$/),
    ])
  })

  it('follows the party and the first day, and says unknown for a party that the trip has no price for', async () => {
    const draft = await begin()
    const dear = await edit(draft, content => ({ ...content, startsOn: '2027-02-01' }))
    expect(linesOf(dear)).toContain('High season, rooms and flight 2 × 24000')
    const five = await edit(draft, content => ({ ...content, adults: 3, childAges: [8, 11] }))
    expect(linesOf(five)).toContain('Drivers and boats, two vehicles 1 × 238000')
    expect(linesOf(five)[0]).toContain('5 × 74000')
    const forty = await edit(draft, content => ({ ...content, adults: 40, childAges: [] }))
    expect(linesOf(forty)).toEqual(['The trip for 40 travellers 1 × null'])
    expect(codesOf(forty)).toContain('rooms')
  })

  it('keeps a line that was set by hand, and lists it once the days under it change', async () => {
    const draft = await begin()
    const set = await edit(draft, ({ price }, { lines }) => {
      const [line] = price
      if (line)
        lines[line.id] = {
          ...lines[line.id],
          source: 'trip:0',
          isByHand: true,
          costMinor: 500_00,
          basis: null,
          began: null,
        }
      if (line) line.unitMinor = 700_00
      return undefined
    })
    expect(set.workings.lines.p1).toMatchObject({ isByHand: true, basis: { nights: 10, people: 2 } })
    expect(set.disagreements).toEqual([])
    const longer = await edit(draft, content =>
      addNight(addNight(content, inLas(content).id), inLas(content).id),
    )
    expect(linesOf(longer)[0]).toBe('Ten nights with breakfast, two to a room 2 × 70000')
    expect(longer.disagreements).toMatchObject([
      {
        code: 'days_changed',
        line: 'p1',
        words: {
          en: expect.stringContaining('10 nights then, 12 now'),
          es: expect.stringContaining('ahora 12'),
        },
      },
    ])
    const right = await edit(draft, (_, { lines }) => {
      if (lines.p1) lines.p1.basis = null
      return undefined
    })
    expect(right.disagreements).toEqual([])
    const follows = await edit(draft, (_, { lines }) => {
      if (lines.p1) lines.p1.isByHand = false
      return undefined
    })
    expect(linesOf(follows)[0]).toBe(TRIP_LINES[0])
  })

  it('takes a line that a caller changed or left out without workings as changed by hand', async () => {
    const draft = await begin()
    const changed = await edit(
      draft,
      content => {
        const [first, , ...rest] = content.price
        return { ...content, price: first ? [{ ...first, unitMinor: 1 }, ...rest] : [] }
      },
      false,
    )
    expect(linesOf(changed).slice(0, 2)).toEqual([
      'Ten nights with breakfast, two to a room 2 × 1',
      TRIP_LINES[2],
    ])
    const later = await edit(draft, content => addNight(content, inLas(content).id), false)
    expect(linesOf(later)).toHaveLength(TRIP_LINES.length)
    expect(linesOf(later)[0]).toContain('2 × 1')
    expect(codesOf(later)).toEqual(['days_changed'])
  })
})

describe('a blank draft', () => {
  it('is priced house by house and tour by tour, each night by its month', async () => {
    const draft = await begin(null)
    const days = aProposal().days.map(day => ({
      ...day,
      hotel: day.hotel && { ...day.hotel, alternatives: [] },
    }))
    const now = await edit(draft, content => ({ ...content, startsOn: '2027-06-28', days }))
    expect(linesOf(now)).toEqual([
      'Casa Alba: 1 night 1 × 11200',
      'Heron House: 1 night 1 × 9200',
      'Fern Cabins: 1 night 1 × 10000',
      'Hanging bridges at dawn 2 × 5500',
      'Rides, boats and flights between the places 1 × null',
    ])
    // The second of three nights is the first of July, which costs more.
    const july = await edit(draft, content => addNight(addNight(content, 'd2'), 'd2'))
    expect(linesOf(july).filter(line => line.startsWith('Fern'))).toEqual([
      'Fern Cabins: 1 night 1 × 10000',
      'Fern Cabins: 2 nights 2 × 11000',
    ])
    expect(july.disagreements).toEqual([])
  })
})

describe('sending', () => {
  const nine = (content: ProposalContent): ProposalContent => ({
    ...content,
    price: aProposal()
      .price.slice(0, 1)
      .map(line => ({ ...line, id: 'own', what: 'Nine nights with breakfast', count: 5 })),
  })

  it('asks for a second yes if nights or party disagree with the days, and keeps all', async () => {
    const draft = await begin()
    const now = await edit(draft, nine, false)
    expect(codesOf(now).toSorted()).toEqual(['nights', 'party'])
    const refused = await send(draft)
    expect(refused).toMatchObject({ ok: false, reason: 'draft_disagrees' })
    expect(refused).toMatchObject({
      disagreements: expect.arrayContaining([
        expect.objectContaining({
          code: 'nights',
          words: expect.objectContaining({ es: expect.stringContaining('dice 9 noches; hay 10') }),
        }),
      ]),
    })
    expect(await send(draft, { confirmed: true })).toMatchObject({ ok: true, sentTs: NOW })
  })

  it('later stops only for what changed after the yes', async () => {
    const [confirmed, changed] = [await begin(), await begin()]
    const at = new Date(NOW.getTime() + 60_000)
    for (const draft of [confirmed, changed]) {
      await edit(draft, nine, false)
      expect(await send(draft, { at })).toMatchObject({ reason: 'draft_disagrees' })
      expect(await send(draft, { at, confirmed: true })).toMatchObject({ ok: true, sendAt: at })
    }
    await edit(changed, content => addNight(content, inLas(content).id), false)
    const system = await testContext(connection, { actor: { kind: 'system' }, now: () => at })
    expect(await sendDueDrafts(system, null)).toBe(1)
    expect(await read(confirmed)).toMatchObject({ sentTs: at.toISOString() })
    expect(await read(changed)).toMatchObject({ sentTs: null, sendAt: null })
  })

  it('names a party that is not the request’s, and a draft begun later has it', async () => {
    const draft = await begin()
    await db
      .update(plan)
      .set({ wish: { who: { adults: 2, childAges: [8] } } as WishInput as typeof plan.$inferInsert.wish })
      .where(eq(plan.id, draft.planId))
    expect(codesOf(await read(draft))).toEqual(['party_wish'])
    await send(draft, { confirmed: true })
    const next = await begin({ proposal: 1 }, draft.planId)
    const { content, disagreements } = await read(next)
    expect(content).toMatchObject({ adults: 2, childAges: [8] })
    expect(content.price[0]).toMatchObject({
      count: 3,
      note: 'Before: 2 × US$\u00a0740',
    })
    expect(disagreements).toEqual([])
  })
})

it('a house chosen instead of another costs what it was offered at', async () => {
  const { planId, traveller } = await addTestPlan(connection, { waitsFor: 'traveller' })
  const first = await begin(null, planId)
  await edit(first, content => ({ ...content, startsOn: '2027-02-15', days: aProposal().days }))
  await send(first, { confirmed: true })
  const before = await read(first)
  const ctx = await testContext(connection, { actor: traveller, now: () => NOW })
  await answerLine(ctx, {
    planId,
    number: 1,
    line: 'hotel:d2',
    answer: 'accept',
    alternative: 'musgo',
  } as never)
  const second = await begin({ proposal: 1 }, planId)
  const { content } = await read(second)
  const sum = ({ price }: ProposalContent) =>
    price.reduce((all, { count, unitMinor }) => all + count * (unitMinor ?? 0), 0)
  expect(sum(content)).toBe(sum(before.content) + 96_00)
  // No line is of the house that is not in it any more; so it is also if the third draft begins from the first.
  await send(second, { confirmed: true })
  const third = (await read(await begin({ proposal: 1 }, planId))).content
  expect(sum(third)).toBe(sum(content))
  for (const { price } of [content, third]) {
    expect(price.map(({ what }) => what)).not.toContainEqual(expect.stringMatching(/Heron|lower cabin/))
    expect(price.filter(({ what }) => what.startsWith('Fern Cabins'))).toHaveLength(3)
  }
})

it('what the office knows of costs reaches no traveller', async () => {
  const { planId, traveller } = await addTestPlan(connection, { waitsFor: 'traveller' })
  const draft = await begin(TRIP, planId)
  await edit(draft, (_, { lines }) => {
    for (const own of Object.values(lines)) own.costMinor = 123_45_67
    return undefined
  })
  await send(draft)
  expect((await read(draft)).workings.lines.p1?.costMinor).toBe(123_45_67)
  const ctx = await testContext(connection, { actor: traveller, now: () => NOW })
  const answer = JSON.stringify(await getOwnProposal(ctx, draft))
  expect(answer).not.toMatch(/1234567|workings|cost(Minor)?":1|isByHand/)
  const [row] = await db.select().from(proposal).where(eq(proposal.planId, planId))
  expect(JSON.stringify(row?.content)).not.toContain('1234567')
})

describe('the ages of children', () => {
  it('are those of the day: a birthday on the way is seen by price and pace, and an age alone is asked about', async () => {
    const planId = await addOfficePlan(connection, NOW, {
      wish: { who: { adults: 2, childAges: [11, 17] } } as WishInput as typeof plan.$inferInsert.wish,
    })
    await db.delete(party).where(eq(party.planId, planId))
    const traveller = { planId, isChild: false }
    await db.insert(party).values([
      { ...traveller, position: 0 },
      { ...traveller, position: 1 },
      // Eleven on the first day, twelve on the day of the lava walk.
      { ...traveller, position: 2, partyBirthday: '2015-02-04', isChild: true },
      { ...traveller, position: 3, age: 17, isChild: true },
    ])
    const draft = await begin(null, planId)
    const walk = { id: 'walk', kind: 'tour' as const, key: 'lava-walk', name: 'Lava', startsAt: null }
    const now = await edit(draft, content => ({
      ...content,
      startsOn: '2027-02-03',
      days: aProposal().days.map((day, at) => ({
        ...day,
        hotel: null,
        legs: [],
        activities: at === 0 ? [{ ...walk, minutes: null, alternatives: [] }] : [],
      })),
    }))
    expect(now.children).toEqual([
      { age: 11, turns: 1, isBirthdayKnown: true },
      { age: 17, turns: null, isBirthdayKnown: false },
    ])
    expect(ageNotices(now.children)).toEqual([
      { kind: 'turns', day: 2, age: 12 },
      { kind: 'may', age: 17 },
    ])
    const prices = ({ content }: { content: ProposalContent }) =>
      content.price.map(({ forWhom, count, unitMinor }) => `${forWhom} ${count} × ${unitMinor}`)
    expect(prices(now)).toEqual(['each traveller 3 × 4800', 'children under 12 1 × 3000'])
    const dayLater = await edit(draft, ({ days }) => {
      const [first, second] = days
      if (first && second) [first.activities, second.activities] = [second.activities, first.activities]
      return undefined
    })
    expect(prices(dayLater)).toEqual(['each traveller 4 × 4800'])
  })
})

describe('what may be chosen for a day', () => {
  const query = { country: 'costa-clara', near: 'las-brasas', adults: '2', currency: 'USD' } as const
  const ask = async (more: Partial<ChoiceQuery> & Pick<ChoiceQuery, 'kind'>) =>
    listChoices({ ...(await office()), locale: 'en' }, { ...query, ...more })

  it('has what is there first, with its price, and below what does not fit, with the reason', async () => {
    const hotels = await ask({ kind: 'hotel', date: '2027-02-03' })
    expect(hotels[0]).toMatchObject({
      key: 'ember-lodge',
      kilometres: 0,
      unfit: null,
      priceMinor: expect.any(Number),
    })
    const others = hotels.filter(({ unfit }) => unfit !== null)
    expect(others.length).toBeGreaterThan(3)
    expect(others.every(({ unfit }) => unfit?.why === 'elsewhere')).toBe(true)
    const away = others.map(({ kilometres }) => kilometres ?? 0)
    expect(away).toEqual(away.toSorted((a, b) => a - b))
  })

  it('has the price of children, and says for whom a tour is not', async () => {
    const tours = await ask({ kind: 'tour', childAges: '3,8', date: '2027-02-03' })
    expect(tours.find(({ key }) => key === 'lava-walk')).toMatchObject({
      priceMinor: 2 * 4800 + 2 * 3000,
      unfit: null,
    })
    const bridges = await ask({ kind: 'tour', near: 'neblina', childAges: '3' })
    expect(bridges.find(({ key }) => key === 'bridges-at-dawn')?.unfit).toMatchObject({ why: 'age' })
  })

  it('is for the office alone', async () => {
    const { traveller } = await addTestPlan(connection, {})
    const ctx = await testContext(connection, { actor: traveller, now: () => NOW })
    await expect(listChoices({ ...ctx, locale: 'en' }, { ...query, kind: 'place' })).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })
})

it('another party of the request is told with what it changes in the newest proposal', async () => {
  const draft = await begin()
  await edit(draft, content => ({ ...content, startsOn: '2027-02-01' }))
  await send(draft)
  expect(await findPartyEffect(db, draft.planId)).toBeNull()
  const who = { adults: 4, childAges: [7] }
  await db
    .update(plan)
    .set({ wish: { who } as WishInput as typeof plan.$inferInsert.wish })
    .where(eq(plan.id, draft.planId))
  const effect = await findPartyEffect(db, draft.planId)
  expect(effect).toMatchObject({
    number: 1,
    isSent: true,
    tooYoungFor: expect.arrayContaining(['Hanging bridges at dawn']),
  })
  expect(effect?.price.now).toBeGreaterThan(effect?.price.before ?? 0)
  expect(effect?.rooms).toContainEqual({ house: 'Ember Lodge', before: 1, now: expect.any(Number) })
  expect(effect?.words.es.join(' ')).toContain('4 adultos y 1 niño de 7')
})
